/**
 * Registers the service worker that keeps the screens for offline use. A new version is fetched and waits: nothing reloads by itself
 * during a hand. `waiting` gets the way to take it in now, which reloads once.
 */
export async function watchVersions(waiting: (take: () => void) => void): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register("/sw.js");
    const look = (): void => {
      const { waiting: next } = registration;
      if (!next || !navigator.serviceWorker.controller) return;
      waiting(() => {
        navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
        next.postMessage("take");
      });
    };
    look();
    registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
  } catch {
    // Private modes may refuse; the screens work without it.
  }
}
