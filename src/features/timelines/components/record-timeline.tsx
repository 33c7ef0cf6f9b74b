import { useState } from 'react';

import { paths, pathTo } from '#contract/kit/paths.ts';
import type { TimelineEntry, TimelineKind } from '#contract/timelines.ts';
import { Disclosure } from '#src/components/disclosure.tsx';
import { Link } from '#src/components/link.tsx';
import { MemberLink } from '#src/components/member-link.tsx';
import { PagedResults } from '#src/components/paged-results.tsx';
import { RowsSkeleton } from '#src/components/rows-skeleton.tsx';
import { formatDate } from '#src/lib/format.ts';
import { useTimeline } from '../api.ts';
import { doneWords } from '../words.ts';
import styles from './record-timeline.module.css';

interface RecordTimelineProps {
  kind: TimelineKind;
  id: number;
}

/** What the member and their colleagues did with a record (rule timelines), folded away until it is opened. */
export function RecordTimeline(record: RecordTimelineProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure title="What you and your colleagues did" onToggle={setOpen}>
      {isOpen && <Entries {...record} />}
    </Disclosure>
  );
}

function Entries({ kind, id }: RecordTimelineProps) {
  const result = useTimeline(kind, id);
  return (
    <PagedResults
      result={result}
      noun="entries"
      skeleton={<RowsSkeleton />}
      empty={<p className={styles.none}>Nothing yet. Notes, lists and pipelines leave their entries here.</p>}
    >
      {(entries) => (
        <ol className={styles.entries} aria-label="Timeline">
          {entries.map((entry) => (
            <li key={entry.id} className={styles.entry}>
              <p>
                <Sentence entry={entry} /> <time dateTime={entry.at}>{formatDate(entry.at)}</time>
              </p>
              {entry.detail && <p className={styles.detail}>{entry.detail}</p>}
            </li>
          ))}
        </ol>
      )}
    </PagedResults>
  );
}

function Sentence({ entry: { action, by, list, pipeline } }: { entry: TimelineEntry }) {
  return (
    <>
      {by ? <MemberLink member={by} /> : 'You'} {doneWords[action]}
      {list && (
        <>
          {action === 'noted' ? ' for' : ''} the list <Link to={pathTo(paths.list, { id: list.id })}>{list.name}</Link>
        </>
      )}
      {pipeline && (
        <>
          {' '}
          the pipeline <Link to={pathTo(paths.pipeline, { id: pipeline.id })}>{pipeline.name}</Link>
        </>
      )}
    </>
  );
}
