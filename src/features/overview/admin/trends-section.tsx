import { type TrendRange, type Trends, trendNames } from '#contract/overview.ts';
import { RetryPanel } from '#src/components/retry-panel.tsx';
import { Row } from '#src/components/row.tsx';
import { Skeleton } from '#src/components/skeleton.tsx';
import { ToggleChip } from '#src/components/toggle-chip.tsx';
import { useSearchParams } from '#src/hooks/use-search-params.ts';
import { useTrends } from './api.ts';
import { BarChart } from './bar-chart.tsx';
import styles from './trends-section.module.css';
import { TrendsTable } from './trends-table.tsx';

const ranges = [
  ['30d', '30 days'],
  ['90d', '90 days'],
  ['12m', '12 months'],
] as const satisfies readonly (readonly [TrendRange, string])[];

/** The growth and the use of the network over a range, as charts or as a table; the address has both choices. */
export function TrendsSection() {
  const [search, setSearch] = useSearchParams();
  const range = ranges.find(([name]) => name === search.get('range'))?.[0] ?? '30d';
  const isTable = search.get('view') === 'table';
  const { data, isError, isFetching, isPlaceholderData, refetch } = useTrends(range);
  const choose = (name: string, value: string, isDefault: boolean) =>
    setSearch(
      (params) => {
        if (isDefault) params.delete(name);
        else params.set(name, value);
        return params;
      },
      { preventScrollReset: true },
    );
  return (
    <section aria-labelledby="trends-heading" className={styles.section} aria-busy={!data || isPlaceholderData}>
      <div className={styles.head}>
        <div>
          <h2 id="trends-heading" className={styles.title}>
            Trends
          </h2>
          <p className={styles.note}>By {data?.unit ?? 'day'} in UTC. The last one has not ended yet.</p>
        </div>
        <Row gap={8}>
          <Row role="group" aria-label="Range" gap={8}>
            {ranges.map(([name, label]) => (
              <ToggleChip key={name} isOn={name === range} onToggle={() => choose('range', name, name === '30d')}>
                {label}
              </ToggleChip>
            ))}
          </Row>
          <ToggleChip isOn={isTable} onToggle={(isOn) => choose('view', 'table', !isOn)}>
            Show as table
          </ToggleChip>
        </Row>
      </div>
      {!data && isError && (
        <RetryPanel
          headingLevel={3}
          title="The trends could not be loaded"
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && (
        <div className={styles.charts}>
          {trendNames.map((name) => (
            <Skeleton key={name} height={224} radius="var(--radius)" />
          ))}
        </div>
      )}
      {data && isNothing(data) && (
        <p className={styles.nothing}>
          Nothing in this period yet. Sign-ups, listings, introductions, enquiries and registrations appear here within
          a minute; try a longer range.
        </p>
      )}
      {data &&
        (isTable ? (
          <TrendsTable trends={data} />
        ) : (
          <div className={styles.charts}>
            {trendNames.map((name) => (
              <BarChart key={`${name} ${data.range}`} name={name} trends={data} />
            ))}
          </div>
        ))}
    </section>
  );
}

function isNothing({ series }: Trends): boolean {
  return Object.values(series).every((values) => values.every((value) => value === 0));
}
