import { color, type Shape } from './shapes.ts';

const colors = ['primary-solid', 'info', 'premium', 'muted'];

/** What distinguishes a series besides its colour: nothing, lines, dots, a grid. */
const marks = [
  [],
  ['M-2 2L2 -2M0 8L8 0M6 10L10 6'],
  ['M2 2h2v2h-2zM6 6h2v2h-2z'],
  ['M0 2H8M0 6H8'],
  ['M-2 6L2 10M0 0L8 8M6 -2L10 2'],
  ['M0 0L8 8M8 0L0 8'],
  ['M2 0V8M6 0V8'],
  ['M0 4H8M4 0V8'],
] as const;

const colorOf = (index: number) => color(colors[(index + Math.floor(index / marks.length)) % colors.length] ?? 'muted');
const markOf = (index: number) => marks[index % marks.length]?.[0];

/** The patterns of a number of series, to be used by `fillOf`. `id` begins the ids of the patterns, which the page must not have yet. */
export function patternsOf(id: string, count: number): Shape {
  const numbers = Array.from({ length: count }, (_, index) => index).filter((index) => markOf(index) !== undefined);
  return {
    tag: 'defs',
    parts: numbers.map(
      (index): Shape => ({
        tag: 'pattern',
        at: { id: `${id}-${index}`, width: 8, height: 8, patternUnits: 'userSpaceOnUse' },
        parts: [
          { tag: 'rect', at: { width: 8, height: 8, fill: color('surface') } },
          { tag: 'rect', at: { width: 8, height: 8, fill: colorOf(index), fillOpacity: 0.22 } },
          {
            tag: 'path',
            at: { d: markOf(index) ?? '', fill: colorOf(index), stroke: colorOf(index), strokeWidth: 1.8 },
          },
        ],
      }),
    ),
  };
}

/** How an area of a series is filled and framed. */
export function fillOf(id: string, index: number): Readonly<Record<string, string | number>> {
  const fill = markOf(index) === undefined ? colorOf(index) : `url(#${id}-${index})`;
  return { fill, stroke: colorOf(index), strokeWidth: 1 };
}
