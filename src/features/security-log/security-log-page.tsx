import { SafetyOutlined } from '@ant-design/icons';
import { useSearchParams } from 'react-router-dom';
import { exportSecurityLog, type SecurityEntry, securityEvents, securityResults } from '#contract/security-log.ts';
import styles from '#src/components/admin-page.module.css';
import { Badge } from '#src/components/badge.tsx';
import { Button } from '#src/components/button.tsx';
import type { Column } from '#src/components/data-table.tsx';
import { ExportButton } from '#src/components/export-button.tsx';
import { FilterSelect } from '#src/components/filter-select.tsx';
import { FilteredTable } from '#src/components/record-table.tsx';
import { choicesOf } from '#src/lib/choices.ts';
import { formatDate, formatTime } from '#src/lib/format.ts';
import { useSecurityLog } from './api.ts';

const events = choicesOf(securityEvents);

/** /admin/security: what has happened to the safety of accounts. Nothing in it can be changed. */
export function SecurityLogPage() {
  const [search, setSearch] = useSearchParams();
  const event = events.find(({ value }) => value === search.get('event'))?.value;
  const userId = /^[1-9]\d{0,15}$/.exec(search.get('userId') ?? '')?.[0];
  const network = /^[0-9a-f]{32}$/.exec(search.get('network') ?? '')?.[0];
  const isRefused = search.get('refused') === 'true';
  const filters = {
    ...(event && { event }),
    ...(isRefused && { refused: 'true' as const }),
    ...(userId && { userId }),
    ...(network && { network }),
  };
  const result = useSecurityLog(filters);
  const choose = (next: Record<string, string>) => {
    const chosen = Object.entries({ ...filters, ...next }).filter(([, value]) => value !== '');
    setSearch(Object.fromEntries(chosen));
  };
  const account = result.data?.pages[0]?.items.find(({ account: one }) => String(one?.id) === userId)?.account;

  const columns: readonly Column<SecurityEntry>[] = [
    {
      name: 'When',
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} className={styles.time}>
          {formatDate(createdAt)}
          <span className={styles.second}>{formatTime(createdAt)}</span>
        </time>
      ),
    },
    {
      name: 'Account',
      cell: ({ account: one }) =>
        one ? (
          <>
            {userId ? (
              one.name
            ) : (
              <Button
                kind="link"
                size="small"
                className={styles.inline}
                aria-label={`Only ${one.name}`}
                onClick={() => choose({ userId: String(one.id) })}
              >
                {one.name}
              </Button>
            )}
            <span className={styles.second}>Number {one.id}</span>
          </>
        ) : (
          'No account'
        ),
    },
    {
      name: 'What',
      cell: ({ event: what, result: came, actor }) => (
        <>
          {securityEvents[what]}
          {actor && <span className={styles.second}>by {actor.name}</span>}
          {came !== 'done' && (
            <span className={styles.second}>
              <Badge tone="warning">{securityResults[came]}</Badge>
            </span>
          )}
        </>
      ),
    },
    {
      name: 'From where',
      cell: ({ device, network: place }) => (
        <>
          {device ?? ''}
          {place && (
            <span className={styles.second}>
              {network ? (
                `Network ${place.slice(0, 8)}`
              ) : (
                <Button
                  kind="link"
                  size="small"
                  className={styles.inline}
                  aria-label={`Only network ${place.slice(0, 8)}`}
                  onClick={() => choose({ network: place })}
                >
                  Network {place.slice(0, 8)}
                </Button>
              )}
            </span>
          )}
        </>
      ),
    },
  ];
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h2 className={styles.title}>Security log</h2>
        <ExportButton endpoint={exportSecurityLog} filters={filters} />
      </div>
      <div className={styles.filters}>
        <FilterSelect
          label="Event"
          all="All events"
          value={event ?? ''}
          choices={events}
          onChange={(value) => choose({ event: value })}
        />
        <FilterSelect
          label="Result"
          all="All results"
          value={isRefused ? 'true' : ''}
          choices={[{ value: 'true', label: 'Refused only' }]}
          onChange={(value) => choose({ refused: value })}
        />
      </div>
      {(userId || network) && (
        <p className={styles.about}>
          Shown:{' '}
          {[userId && (account?.name ?? `account ${userId}`), network && `network ${network.slice(0, 8)}`]
            .filter(Boolean)
            .join(', ')}
        </p>
      )}
      <FilteredTable
        label="Security log"
        nouns={{ one: 'entry', many: 'entries' }}
        isFiltered={Object.keys(filters).length > 0}
        onClear={() => setSearch({})}
        result={result}
        columns={columns}
        empty={{ art: <SafetyOutlined />, title: 'No entries', text: 'No events match these filters.' }}
      />
    </div>
  );
}
