/** A rectangle in screen coordinates. */
export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PlaceOptions {
  /** The window's place when it was last closed, `null` at the first start. */
  saved: Rectangle | null;
  /** The work area of each screen without task bars; the main screen comes first. */
  workAreas: readonly [Rectangle, ...Rectangle[]];
  size: { width: number; height: number };
  smallest: { width: number; height: number };
}

/** How much of the window's top edge must be on a screen so that it can be dragged (pixels). */
const grip = { width: 120, height: 32 };

const overlap = (a: Rectangle, b: Rectangle) => ({
  width: Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)),
  height: Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)),
});

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, Math.max(low, high)));

/** No larger than the area, and no smaller than the minimum size unless the area is. */
function fit(size: { width: number; height: number }, area: Rectangle, { width, height }: PlaceOptions['smallest']) {
  return {
    width: Math.round(clamp(size.width, Math.min(width, area.width), area.width)),
    height: Math.round(clamp(size.height, Math.min(height, area.height), area.height)),
  };
}

function centred(size: { width: number; height: number }, area: Rectangle): Rectangle {
  return {
    ...size,
    x: Math.round(area.x + (area.width - size.width) / 2),
    y: Math.round(area.y + (area.height - size.height) / 2),
  };
}

/**
 * Where the window opens: at its last place, moved wholly onto its screen; in the middle of the main screen when that
 * screen is gone or there is no last place.
 */
export function placeWindow({ saved, workAreas, size, smallest }: PlaceOptions): Rectangle {
  const [main] = workAreas;
  if (!saved) return centred(fit(size, main, smallest), main);
  const top = { x: saved.x, y: saved.y, width: saved.width, height: grip.height };
  const reachable = workAreas
    .map((area) => ({ area, seen: overlap(top, area) }))
    .filter(({ seen }) => seen.width >= grip.width && seen.height > 0)
    .toSorted((a, b) => b.seen.width * b.seen.height - a.seen.width * a.seen.height)[0]?.area;
  if (!reachable) return centred(fit(saved, main, smallest), main);
  const fitted = fit(saved, reachable, smallest);
  return {
    ...fitted,
    x: Math.round(clamp(saved.x, reachable.x, reachable.x + reachable.width - fitted.width)),
    y: Math.round(clamp(saved.y, reachable.y, reachable.y + reachable.height - fitted.height)),
  };
}
