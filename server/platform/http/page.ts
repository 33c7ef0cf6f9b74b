import { countCap } from '#contract/kit/paging.ts';

/** One page of a list as the contract's `page()` describes it. */
export interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
  count: { value: number; isCapped: boolean };
}

interface Paged<Row, Item> {
  /** The rows read: one more than `limit` where there is a next page. */
  rows: readonly Row[];
  limit: number;
  /** The number of matches, counted to one past the cap at most. */
  total: number;
  present: (row: Row) => Item;
  /** The cursor for the page after a row. */
  cursorOf: (row: Row) => string;
}

/** Makes one page from rows that were read with one more than it shows. */
export function onePage<Row, Item>({ rows, limit, total, present, cursorOf }: Paged<Row, Item>): Page<Item> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(present),
    nextCursor: rows.length > limit && last ? cursorOf(last) : null,
    count: { value: Math.min(total, countCap), isCapped: total > countCap },
  };
}
