import { FormOutlined } from '@ant-design/icons';
import { useRef, useState } from 'react';
import { paths } from '#contract/kit/paths.ts';
import { Button } from '#src/components/button.tsx';
import { lateDialog } from '#src/components/late-dialog.tsx';
import { Link } from '#src/components/link.tsx';
import { LoadMore } from '#src/components/load-more.tsx';
import { RetryPanel } from '#src/components/retry-panel.tsx';
import { Stack } from '#src/components/stack.tsx';
import { RecordTimeline } from '#src/features/timelines/index.ts';
import { useAsked } from '#src/hooks/use-asked.ts';
import { type Noted, useCreateNote, useNotes } from '../api.ts';
import { NoteArticle } from './note-article.tsx';
import styles from './record-notes.module.css';
import { WaitingNotes } from './waiting-notes.tsx';

const NoteForm = lateDialog(async () => (await import('./note-form.tsx')).NoteForm);

/** The notes of a member about a record; see `RecordNotes`. */
export function NotesOfRecord(record: Noted) {
  const [isWriting, setWriting] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useAsked('note', () => setWriting(true));
  const result = useNotes(record);
  const { data, isError, isFetching, refetch } = result;
  const create = useCreateNote(record);
  const notes = data?.pages.flatMap(({ items }) => items) ?? [];
  const total = data?.pages.at(-1)?.count;
  return (
    <section aria-labelledby="record-notes" className={styles.notes}>
      <div className={styles.head}>
        <h2 id="record-notes" ref={heading} tabIndex={-1} className={styles.title}>
          Your notes
        </h2>
        <Link to={paths.notes} className={styles.all}>
          All notes
        </Link>
      </div>
      <p className={styles.who}>Only you can read them, except those that you or others share with a list.</p>
      {isWriting ? (
        <NoteForm
          place={`${record.kind}:${record.id}`}
          label="New note"
          save={create}
          onClose={() => {
            setWriting(false);
            heading.current?.focus({ preventScroll: true });
          }}
        />
      ) : (
        <div>
          <Button icon={<FormOutlined aria-hidden="true" />} {...NoteForm.approach} onClick={() => setWriting(true)}>
            Write a note
          </Button>
        </div>
      )}
      <Stack gap={12}>
        <WaitingNotes {...record} />
        {!data && isError && (
          <RetryPanel title="Your notes could not be loaded" isRetrying={isFetching} onRetry={() => void refetch()} />
        )}
        {notes.map((note) => (
          <NoteArticle key={note.id} note={note} onDeleted={() => heading.current?.focus()} />
        ))}
      </Stack>
      {total && <LoadMore result={result} noun="notes" shown={notes.length} total={total} />}
      <RecordTimeline {...record} />
    </section>
  );
}
