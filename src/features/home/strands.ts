import { type Point, smoothPath, steps } from '#src/lib/svg-path.ts';

/** The picture's measures, in its own units. */
export const strandsWidth = 1440;
export const strandsHeight = 760;

const linesPerStrand = 12;
const pointsPerLine = 14;

/** The middle of the braid: a cubic Bézier that rises from the lower edge to the upper right corner. */
const spine = [
  [720, 890],
  [850, 580],
  [1080, 430],
  [1500, 70],
] as const satisfies readonly Point[];

const [start, bendOut, bendIn, end] = spine;

/** Weights of the four points at `t`, from 0 at the lower end to 1 at the upper. */
function onSpine(t: number, axis: 0 | 1): number {
  const u = 1 - t;
  return u ** 3 * start[axis] + 3 * u * u * t * bendOut[axis] + 3 * u * t * t * bendIn[axis] + t ** 3 * end[axis];
}

/** The direction of the spine at `t`, turned by a quarter: towards its side, one unit long. */
function aside(t: number): Point {
  const slope = (axis: 0 | 1) => onSpine(t + 0.001, axis) - onSpine(t - 0.001, axis);
  const length = Math.hypot(slope(0), slope(1));
  return [-slope(1) / length, slope(0) / length];
}

/**
 * How far a line swings out. The strands are a third of a turn apart and come together towards the
 * end; within a strand each line turns a little later than its neighbour, which folds the ribbon.
 */
function swing(strand: number, line: number, t: number): number {
  const width = 205 * (1 - t) ** 0.8 + 30 * (1 - t) ** 0.3;
  const turn = 2 * Math.PI * (1.3 * t + strand / 3) + 2.6 + line * 0.115;
  return width * Math.sin(turn) * (1 + line * 0.018) + line * 1.9 * (1 - t);
}

/** The position of a line of strand 0, 1 or 2 at `t`; line 0 is its middle. */
export function pointOnStrand(strand: number, line: number, t: number): Point {
  const [x, y] = aside(t);
  const out = swing(strand, line, t);
  return [onSpine(t, 0) + x * out, onSpine(t, 1) + y * out];
}

/** Path data of the lines of strand 0, 1 or 2. */
export function strandLines(strand: number): string[] {
  const along = steps(pointsPerLine, 0, 1 / (pointsPerLine - 1));
  return steps(linesPerStrand, (1 - linesPerStrand) / 2, 1).map((line) =>
    smoothPath(along.map((t) => pointOnStrand(strand, line, t))),
  );
}
