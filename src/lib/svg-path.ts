/** A point in the coordinates of an SVG view box. */
export type Point = readonly [x: number, y: number];

/**
 * Path data of a smooth line through all points (Catmull-Rom, as cubic Béziers), in whole units: half
 * the text of exact figures, and the eye sees no difference. `isClosed` joins the ends.
 */
export function smoothPath(points: readonly Point[], isClosed = false): string {
  const at = (index: number): Point => {
    const last = points.length - 1;
    const within = isClosed ? (index + points.length) % points.length : Math.min(Math.max(index, 0), last);
    return points[within] ?? [0, 0];
  };
  const segments = Array.from({ length: isClosed ? points.length : points.length - 1 }, (_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const leave: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const arrive: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${whole(leave)} ${whole(arrive)} ${whole(to)}`;
  });
  return `M${whole(at(0))}${segments.join('')}${isClosed ? 'Z' : ''}`;
}

/** Path data of straight lines through all points. */
export function straightPath(points: readonly Point[], isClosed = false): string {
  return `M${points.map(whole).join('L')}${isClosed ? 'Z' : ''}`;
}

/** `count` values from `start` on, `step` apart. */
export function steps(count: number, start: number, step: number): number[] {
  return Array.from({ length: count }, (_, index) => start + index * step);
}

function whole([x, y]: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}
