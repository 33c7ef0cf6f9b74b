import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { OutboxEntry } from '#contract/desktop/outbox.ts';
import { Badge } from '#src/components/badge.tsx';
import { Button } from '#src/components/button.tsx';
import { ConfirmButton } from '#src/components/confirm-button.tsx';
import { Link } from '#src/components/link.tsx';
import { Row } from '#src/components/row.tsx';
import { formatAge } from '#src/lib/format.ts';
import { toast } from '#src/stores/toasts.ts';
import { useOutboxChange } from '../entries.ts';
import { hasVersions, showsText, versionsQuery } from '../versions.ts';
import styles from './change.module.css';
import { EditDialog } from './edit-dialog.tsx';
import { Versions } from './versions.tsx';

const states = {
  waiting: { tone: 'premium', label: 'Waiting to be sent' },
  sending: { tone: 'info', label: 'Being sent' },
  refused: { tone: 'danger', label: 'Needs your attention' },
} as const;

/** Who says why a change was not made. */
const reasons = { server: 'The server says', between: 'Your network', app: 'Why it waits' } as const;

/** A change in the outbox, with its state and actions. */
export function Change({ entry }: { entry: OutboxEntry }) {
  const { key, title, text, page, state, refusal, createdAt } = entry;
  const { tone, label } = states[state];
  const [isEditing, setEditing] = useState(false);
  const isConflict = hasVersions(entry);
  const versions = useQuery({ ...versionsQuery(entry), enabled: isConflict });
  const resend = useOutboxChange((app) => app.resendChange(key, versions.data?.seen));
  const discard = useOutboxChange((app) => app.discardChange(key));
  const edit = useOutboxChange((app, edited: string) => app.editChange(key, edited));
  const isText = text !== null && !(isConflict && showsText(entry));
  const [again, remove] = isConflict ? ['Keep mine', 'Take the server’s'] : ['Try again', 'Remove'];
  const problem = resend.data?.problem ?? discard.data?.problem ?? null;
  const isBusy = state === 'sending' || resend.isPending || discard.isPending;
  // The save of a form goes over the edition that is shown here, so that must be known.
  const isUnseen = isConflict && entry.form !== null && !versions.data;
  return (
    <li className={styles.change} data-state={state}>
      <Row gap={12} isSpread align="center">
        <h2 className={styles.title}>{title}</h2>
        <Badge tone={tone}>{label}</Badge>
      </Row>
      <p className={styles.when}>{formatAge(createdAt)}</p>
      {isText && !refusal && <p className={styles.text}>{text}</p>}
      {refusal && (
        <section className={styles.reason}>
          <h3 className={styles.version}>{reasons[refusal.by]}</h3>
          <p className={styles.text}>{refusal.message}</p>
        </section>
      )}
      {isText && refusal && (
        <section className={styles.reason}>
          <h3 className={styles.version}>You wrote</h3>
          <p className={styles.text}>{text}</p>
        </section>
      )}
      {isConflict && <Versions entry={entry} />}
      {page && <Link to={page}>{refusal ? 'Open the page as it is now' : 'Open the page'}</Link>}
      <Row gap={8}>
        {refusal && !versions.data?.isGone && (
          <Button
            size="small"
            kind="primary"
            disabled={isBusy || isUnseen}
            aria-label={`${again}: ${title}`}
            onClick={() => resend.mutate(undefined)}
          >
            {again}
          </Button>
        )}
        {text !== null && !versions.data?.isGone && (
          <Button size="small" disabled={isBusy} aria-label={`Edit: ${title}`} onClick={() => setEditing(true)}>
            Edit
          </Button>
        )}
        <ConfirmButton
          label={remove}
          name={`${remove}: ${title}`}
          question={{
            title: isConflict ? 'Keep the server’s version?' : 'Remove this change?',
            text: 'Your change is deleted from this computer and never reaches the server.',
            submit: 'Remove my change',
            keep: 'Cancel',
          }}
          isDanger
          isDisabled={isBusy}
          // From the promise: the list may come anew, without this change, before the answer.
          onConfirm={() =>
            void discard.mutateAsync().then(
              () => toast({ title: 'Removed' }),
              () => undefined,
            )
          }
        />
      </Row>
      {problem !== null && <p role="alert">{problem}</p>}
      {isEditing && (
        <EditDialog
          title={title}
          text={text ?? ''}
          isBusy={edit.isPending}
          problem={edit.data?.problem ?? null}
          onSubmit={(edited) =>
            edit.mutate(edited, {
              onSuccess: ({ problem }) => {
                if (problem === null) setEditing(false);
              },
            })
          }
          onClose={() => setEditing(false)}
        />
      )}
    </li>
  );
}
