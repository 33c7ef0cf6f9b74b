import { WarningOutlined } from '@ant-design/icons';

import type { CollectionSource, KeptCollection } from '#contract/desktop/collections.ts';
import { Button } from '#src/components/button.tsx';
import { Link } from '#src/components/link.tsx';
import { problemIn, stateIn, useCollectionChanges, useKeepOffline } from '#src/features/kept-collections/index.ts';
import { formatNumber } from '#src/lib/format.ts';
import { formatBytes } from '#src/lib/sizes.ts';
import styles from './collection-row.module.css';

const kindNames: Record<CollectionSource['kind'], string> = {
  company: 'Company',
  'focus-area': 'Focus area',
  'saved-search': 'Saved search',
  'saved-items': 'Your list',
  list: 'List',
  pipeline: 'Pipeline',
};

/** A collection in the list of all: what it is, its size and age, what went wrong, and what can be done. */
export function CollectionRow({ collection }: { collection: KeptCollection }) {
  const { name, title, page, source, progress, records, isPartial, bytes } = collection;
  const { update } = useCollectionChanges();
  const { setOn, isBusy } = useKeepOffline(collection);
  const problem = problemIn(collection);
  const isUpdating = progress !== null || update.isPending;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <Link to={page}>{title}</Link>
        </h3>
        <p className={styles.detail}>
          {kindNames[source.kind]}, {isPartial && 'the first '}
          {formatNumber(records)} {records === 1 ? 'record' : 'records'}, {formatBytes(bytes)}
        </p>
        <p className={styles.detail}>{stateIn(collection)}</p>
        {/* Not every step of an update is read out. */}
        <p className="visually-hidden" aria-live="polite">
          {isUpdating ? `Updating ${title}` : ''}
        </p>
        {progress && (
          <progress
            className={styles.progress}
            aria-label={`Update of ${title}`}
            {...(progress.known > 0 && { value: progress.done, max: progress.known })}
          />
        )}
        {problem && !progress && (
          <p className={styles.problem}>
            <WarningOutlined aria-hidden="true" /> {problem}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <Button
          aria-label={`Update now: ${title}`}
          aria-disabled={isUpdating}
          onClick={() => {
            if (!isUpdating) update.mutate(name);
          }}
        >
          Update now
        </Button>
        <Button aria-label={`Remove: ${title}`} disabled={isBusy} onClick={() => setOn(false)}>
          Remove
        </Button>
      </div>
    </li>
  );
}
