import { formatNumber } from '#src/lib/format.ts';

export function recordsIn(count: number): string {
  return count === 1 ? '1 record' : `${formatNumber(count)} records`;
}
