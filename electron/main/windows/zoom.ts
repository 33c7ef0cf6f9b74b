/** The part of Electron's `WebContents` that zooming needs. */
export interface Zoomable {
  once(event: 'did-finish-load', listener: () => void): unknown;
  on(event: 'zoom-changed', listener: (event: unknown, direction: 'in' | 'out') => void): unknown;
  setZoomFactor(factor: number): void;
  getZoomLevel(): number;
  setZoomLevel(level: number): void;
}

const step = 0.5;
const largest = 5;

/**
 * Gives a window its first zoom factor and follows the mouse wheel. It is set only once: Chromium keeps the person's
 * later choice, also across reloads.
 */
export function setUpZoom(contents: Zoomable, factor: number): void {
  contents.once('did-finish-load', () => contents.setZoomFactor(factor));
  contents.on('zoom-changed', (_event, direction) => {
    const next = contents.getZoomLevel() + (direction === 'in' ? step : -step);
    contents.setZoomLevel(Math.max(-largest, Math.min(largest, next)));
  });
}
