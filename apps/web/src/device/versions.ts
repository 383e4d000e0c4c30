/**
 * Registers the service worker that keeps the screens for offline use. A new version is fetched and waits until every page of the
 * old one is closed: nothing reloads during a hand.
 */
export async function watchVersions(waiting: () => void): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register("/sw.js");
    const look = (): void => {
      if (registration.waiting && navigator.serviceWorker.controller) waiting();
    };
    look();
    registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
  } catch {
    // Private modes may refuse; the screens work without it.
  }
}
