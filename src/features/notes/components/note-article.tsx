import { type ReactNode, useRef, useState } from 'react';
import type { Note } from '#contract/notes.ts';
import { Button } from '#src/components/button.tsx';
import { lateDialog } from '#src/components/late-dialog.tsx';
import { MemberLink } from '#src/components/member-link.tsx';
import { Row } from '#src/components/row.tsx';
import { AttachmentLinks } from '#src/features/attachments/index.ts';
import { formatAge, localTimeZone, momentIn } from '#src/lib/format.ts';
import { useWaitingNote } from '../api.ts';
import styles from './note-article.module.css';
import { WaitingState } from './waiting-notes.tsx';

const NoteEditor = lateDialog(
  async () => (await import('./note-editor.tsx')).NoteEditor,
  ({ note }) => <p className={styles.text}>{note.text}</p>,
);

interface NoteArticleProps {
  note: Note;
  /** Above the text: what the note is on. */
  head?: ReactNode;
  /** Called when the note leaves the list. */
  onDeleted: () => void;
}

/** One note; its writer changes and deletes it in its place. */
export function NoteArticle({ note, head, onDeleted }: NoteArticleProps) {
  const [isEditing, setEditing] = useState(false);
  const place = useRef<HTMLElement>(null);
  const day = formatAge(note.createdAt);
  const { save, attachments: waitingIds, deletion, keep } = useWaitingNote(note);
  const text = save?.text ?? note.text;
  const attachments = waitingIds ? note.attachments.filter(({ id }) => waitingIds.includes(id)) : note.attachments;
  const waiting = deletion ?? save;
  const close = () => {
    setEditing(false);
    place.current?.focus();
  };
  return (
    <article
      ref={place}
      tabIndex={-1}
      className={styles.note}
      data-card
      aria-label={note.writer ? `Note by ${note.writer.name}, ${day}` : `Note, ${day}`}
    >
      {head}
      {isEditing ? (
        <NoteEditor
          note={{ ...note, text, attachments }}
          waitingIds={waitingIds}
          day={day}
          onClose={close}
          onDeleted={onDeleted}
        />
      ) : (
        <>
          <p className={styles.text} data-deleted={deletion !== undefined}>
            {text}
          </p>
          <AttachmentLinks attachments={attachments} />
          {waiting && <WaitingState change={waiting} label={deletion ? 'Deletion' : 'Change'} />}
          <Row gap={8} align="center" isSpread>
            <p className={styles.about}>
              <time dateTime={note.createdAt} title={momentIn(localTimeZone(), note.createdAt)}>
                {day}
              </time>
              {note.writer && (
                <>
                  {' by '}
                  <MemberLink member={note.writer} />
                </>
              )}
              {note.editedAt && `, changed ${formatAge(note.editedAt)}`}
              {note.list && `, on the list “${note.list.name}”`}
            </p>
            {deletion && deletion.state !== 'sending' && (
              <Button
                size="small"
                kind="quiet"
                onClick={() => {
                  place.current?.focus();
                  void keep();
                }}
              >
                Keep<span className="visually-hidden"> the note, {day}</span>
              </Button>
            )}
            {note.writer === null && !deletion && (
              <Button size="small" kind="quiet" {...NoteEditor.approach} onClick={() => setEditing(true)}>
                Change<span className="visually-hidden"> the note, {day}</span>
              </Button>
            )}
          </Row>
        </>
      )}
    </article>
  );
}
