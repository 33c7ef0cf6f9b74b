import type { ReactNode } from 'react';

import { Link } from '#src/components/link.tsx';
import { MessagePanel } from '#src/components/message-panel.tsx';
import { RetryPanel } from '#src/components/retry-panel.tsx';
import { RowsSkeleton } from '#src/components/rows-skeleton.tsx';
import { formatAge } from '#src/lib/format.ts';
import type { SharedKind, SharedSummary } from '../kind.ts';
import { whoSees } from '../words.ts';
import styles from './shared-results.module.css';

interface SharedResultsProps<Access extends string, Made extends SharedSummary<Access>> {
  kind: SharedKind<Access>;
  /** What the section is called. */
  label: string;
  result: { data: { items: Made[] } | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown };
  empty: { art: ReactNode; title: string; text: string };
  pageOf: (shared: Made) => string;
  /** How much it holds: "3 records". */
  sizeOf: (shared: Made) => string;
}

/** All lists or pipelines that the member sees, each with its size and who sees it. */
export function SharedResults<Access extends string, Made extends SharedSummary<Access>>(
  props: SharedResultsProps<Access, Made>,
) {
  const { kind, label, result, empty, pageOf, sizeOf } = props;
  const { data, isError, isFetching, refetch } = result;
  return (
    <section aria-label={label} aria-busy={!data} className={styles.results}>
      {!data && isError && (
        <RetryPanel
          title={`Your ${kind.noun}s could not be loaded`}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && <RowsSkeleton />}
      {data?.items.length === 0 && <MessagePanel {...empty} />}
      {data && data.items.length > 0 && (
        <ul className={styles.list}>
          {data.items.map((shared) => (
            <li key={shared.id} className={styles.row} data-card>
              <h2 className={styles.name}>
                <Link to={pageOf(shared)}>{shared.name}</Link>
              </h2>
              <p className={styles.about}>
                {sizeOf(shared)}, changed {formatAge(shared.updatedAt)}. {whoSees(kind, shared)}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
