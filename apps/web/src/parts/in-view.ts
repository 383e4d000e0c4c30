/**
 * Keeps a row on the screen while it grows, as by a line that says what is wrong, and while the room for the rows shrinks, as by a
 * button that comes up below them. The answer lets it go.
 */
export function keepInView(row: HTMLElement): () => void {
  const show = (): void => row.scrollIntoView({ block: "nearest" });
  show();
  const watch = new ResizeObserver(show);
  watch.observe(row);
  const room = row.closest(".scroll, .grow");
  if (room) watch.observe(room);
  return () => watch.disconnect();
}
