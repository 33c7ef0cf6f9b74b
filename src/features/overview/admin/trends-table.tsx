import { useMemo } from 'react';
import { choice } from '#contract/kit/fields.ts';
import { type TrendName, type Trends, trendNames } from '#contract/overview.ts';
import { DataTable } from '#src/components/data-table.tsx';
import { TableBar } from '#src/components/table-bar.tsx';
import type { Column } from '#src/components/table-columns.ts';
import { tableSort, useDataTable } from '#src/components/use-data-table.ts';
import { useUrlFilters } from '#src/hooks/use-url-filters.ts';
import { formatRounded } from '#src/lib/format.ts';
import { filterCodec, withoutOrder } from '#src/lib/url-filters.ts';
import { spanLabel, trendLabels } from './labels.ts';
import styles from './trends-section.module.css';

type TrendOrder = 'latest' | 'earliest' | `${TrendName}-most` | `${TrendName}-fewest`;

const orders = {
  latest: 'Latest first',
  earliest: 'Earliest first',
  ...Object.fromEntries(
    trendNames.flatMap((name) => [
      [`${name}-most`, `${trendLabels[name].title}, most first`],
      [`${name}-fewest`, `${trendLabels[name].title}, fewest first`],
    ]),
  ),
} as Record<TrendOrder, string>;
const codec = filterCodec({ sort: choice(orders) }, withoutOrder('latest'));
/** The page's other fields in the address. */
const others = ['range', 'view'] as const;

interface TrendRow {
  index: number;
  span: Trends['spans'][number];
}

/** The values of the charts in rows. */
export function TrendsTable({ trends }: { trends: Trends }) {
  const { filters, change } = useUrlFilters(codec, others);
  const label = 'Trends as a table';
  const sort = tableSort(orders, filters.sort ?? 'latest', (next) => change({ sort: next }));
  const rows = useMemo(() => trends.spans.map((span, index) => ({ span, index })), [trends]);
  const columns = useMemo(() => columnsOf(trends), [trends]);
  const table = useDataTable({ label, columns, rows, keyOf: ({ span }) => span.from, sort });
  return (
    <>
      <TableBar table={table} sort={sort} />
      <DataTable label={label} table={table} />
    </>
  );
}

function columnsOf({ spans, unit, series }: Trends): readonly Column<TrendRow>[] {
  return [
    {
      name: unit === 'day' ? 'Day' : unit === 'week' ? 'Week' : 'Month',
      orders: { ascending: 'earliest', descending: 'latest', first: 'descending' },
      value: ({ index }) => index,
      cell: ({ span, index }) => (
        <span className={styles.when}>
          {spanLabel(span, unit)}
          {index === spans.length - 1 && ' so far'}
        </span>
      ),
    },
    ...trendNames.map((name): Column<TrendRow> => {
      const value = ({ index }: TrendRow) => series[name][index] ?? 0;
      return {
        name: trendLabels[name].title,
        orders: { ascending: `${name}-fewest`, descending: `${name}-most`, first: 'descending' },
        value,
        cell: (row) => <span className={styles.figure}>{formatRounded(value(row))}</span>,
      };
    }),
  ];
}
