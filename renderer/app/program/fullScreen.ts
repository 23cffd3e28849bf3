/** Fills the screen with the page, or gives it back. What the browser refuses stays as it is. */
export function toggleFullScreen(): void {
  const change =
    document.fullscreenElement === null ? document.documentElement.requestFullscreen() : document.exitFullscreen();
  change.catch(() => undefined);
}
