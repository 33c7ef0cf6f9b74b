import { link, type SheetCell, time } from '../cell.ts';
import type { TableSource } from '../table.ts';

/** The second sheet: where the rows come from, when they left and who took them. */
export function sourceRows(
  { title, address, filters, exportedBy, at, atMost }: TableSource,
  records: number,
): (readonly SheetCell[])[] {
  const given = Object.entries(filters);
  return [
    ['Source', title],
    ['Address', link(address)],
    ...(given.length > 0 ? given : [['Filters', 'None']]),
    ['Exported', time(at.toISOString())],
    ['Exported by', exportedBy],
    ['Records', records],
    ...(atMost !== undefined && records >= atMost
      ? [['Note', `A file has up to ${atMost} records; there may be more.`]]
      : []),
    ['Times', 'All times are in UTC.'],
  ];
}
