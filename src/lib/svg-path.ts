/** A point in the coordinates of an SVG view box. */
export type Point = readonly [x: number, y: number];

/**
 * Path data of a smooth line through all points (Catmull-Rom, as cubic Béziers); `isClosed` joins the
 * ends. Short on purpose, for it travels in pages: whole units, each relative to the point before, and
 * each bend's first control point left out, being the mirror of the last one's second.
 */
export function smoothPath(points: readonly Point[], isClosed = false): string {
  const count = points.length;
  const at = (index: number): Point => points[isClosed ? (index + count) % count : index] ?? beyond(points, index < 0);
  let data = `M${at(0).map(Math.round).join(' ')}`;
  for (let index = 0; index < (isClosed ? count : count - 1); index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const leave: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const arrive: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    const steps = (index === 0 ? [leave, arrive, to] : [arrive, to]).flatMap(([x, y]) => [
      Math.round(x) - Math.round(from[0]),
      Math.round(y) - Math.round(from[1]),
    ]);
    data += `${index === 0 ? 'c' : 's'}${steps.join(' ')}`;
  }
  // A minus sign separates as well as a blank does.
  return `${data}${isClosed ? 'z' : ''}`.replaceAll(' -', '-');
}

/** The extrapolated point before the first or after the last one, if the line continued with the same curvature. */
function beyond(points: readonly Point[], isBefore: boolean): Point {
  const from = isBefore ? points : points.slice(-3).toReversed();
  const [a = [0, 0], b = a, c = b] = from;
  return [3 * a[0] - 3 * b[0] + c[0], 3 * a[1] - 3 * b[1] + c[1]];
}

/** Path data of straight lines through all points. */
export function straightPath(points: readonly Point[], isClosed = false): string {
  return `M${points.map((point) => point.map(Math.round).join(' ')).join('L')}${isClosed ? 'Z' : ''}`;
}

/** `count` values from `start` on, `step` apart. */
export function steps(count: number, start: number, step: number): number[] {
  return Array.from({ length: count }, (_, index) => start + index * step);
}
