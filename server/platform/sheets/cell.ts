import type { Cell } from '#contract/kit/csv.ts';

/** A day or a point in time, in ISO 8601. */
interface TimeCell {
  time: string;
}

interface LinkCell {
  href: string;
}

interface AmountCell {
  cents: number;
  /** Three letters, such as EUR. */
  currency: string;
}

/** A cell of an exported table. Workbooks have a form of their own for times, links and amounts; CSV has their text. */
export type SheetCell = Cell | TimeCell | LinkCell | AmountCell;

/** A day or a point in time. */
export function time(iso: string | null): SheetCell {
  return iso === null ? null : { time: iso };
}

/** The full address of a page. */
export function link(href: string | null): SheetCell {
  return href === null ? null : { href };
}

/** An amount in a hundredth of its currency. */
export function amount(cents: number | null, currency: string | null): SheetCell {
  return cents === null || currency === null ? null : { cents, currency: currency.toUpperCase() };
}

/** A cell as CSV has it. The currency of an amount needs a column of its own there. */
export function plainCell(cell: SheetCell): Cell {
  if (cell === null || typeof cell !== 'object') return cell;
  if ('time' in cell) return cell.time;
  return 'href' in cell ? cell.href : (cell.cents / 100).toFixed(2);
}
