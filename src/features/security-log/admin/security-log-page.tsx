import { SafetyOutlined } from '@ant-design/icons';
import { ageSorts } from '#contract/kit/paging.ts';
import { exportSecurityLog, type SecurityEntry, securityEvents, securityResults } from '#contract/security-log.ts';
import { AdminHead } from '#src/components/admin-head.tsx';
import styles from '#src/components/admin-page.module.css';
import { Badge } from '#src/components/badge.tsx';
import { Button } from '#src/components/button.tsx';
import { ExportButton } from '#src/components/export-button.tsx';
import { FilterSelect } from '#src/components/filter-select.tsx';
import { RecordTable } from '#src/components/record-table.tsx';
import { ageOrders, type Column } from '#src/components/table-columns.ts';
import { tableSort } from '#src/components/use-data-table.ts';
import { useUrlFilters } from '#src/hooks/use-url-filters.ts';
import { choicesOf } from '#src/lib/choices.ts';
import { formatDate, formatTime } from '#src/lib/format.ts';
import { securityCodec, useSecurityLog } from './api.ts';

const events = choicesOf(securityEvents);

/** /admin/security: the security events of all accounts. Nothing in it can be changed. */
export function SecurityLogPage() {
  const { filters, change, clear } = useUrlFilters(securityCodec);
  const { sort = 'newest', ...narrowing } = filters;
  const { event, refused, userId, network } = narrowing;
  const result = useSecurityLog(filters);
  const account = result.data?.pages[0]?.items.find(({ account: one }) => String(one?.id) === userId)?.account;

  const columns: readonly Column<SecurityEntry>[] = [
    {
      name: 'When',
      orders: ageOrders,
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
                onClick={() => change({ userId: String(one.id) })}
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
                  onClick={() => change({ network: place })}
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
      <AdminHead
        title="Security log"
        filters={
          <>
            <FilterSelect
              label="Event"
              all="All events"
              value={event ?? ''}
              choices={events}
              onChange={(value) => change({ event: value })}
            />
            <FilterSelect
              label="Result"
              all="All results"
              value={refused ?? ''}
              choices={[{ value: 'true', label: 'Refused only' }]}
              onChange={(value) => change({ refused: value })}
            />
          </>
        }
      >
        <ExportButton endpoint={exportSecurityLog} filters={narrowing} />
      </AdminHead>
      {(userId || network) && (
        <p className={styles.about}>
          Shown:{' '}
          {[userId && (account?.name ?? `account ${userId}`), network && `network ${network.slice(0, 8)}`]
            .filter(Boolean)
            .join(', ')}
        </p>
      )}
      <RecordTable
        label="Security log"
        nouns={{ one: 'entry', many: 'entries' }}
        isFiltered={securityCodec.hasAny(narrowing)}
        onClear={clear}
        result={result}
        columns={columns}
        sort={tableSort(ageSorts, sort, (next) => change({ sort: next }))}
        empty={{ art: <SafetyOutlined />, title: 'No entries', text: 'No events match these filters.' }}
      />
    </div>
  );
}
