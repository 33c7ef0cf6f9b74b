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
import styles from './change.module.css';
import { EditDialog } from './edit-dialog.tsx';

const states = {
  waiting: { tone: 'premium', label: 'Waiting to be sent' },
  sending: { tone: 'info', label: 'Being sent' },
  refused: { tone: 'danger', label: 'Could not be made' },
} as const;

/** A change in the outbox, with its state and actions. */
export function Change({ entry }: { entry: OutboxEntry }) {
  const { key, title, text, page, state, refusal, createdAt } = entry;
  const { tone, label } = states[state];
  const [isEditing, setEditing] = useState(false);
  const resend = useOutboxChange((app) => app.resendChange(key));
  const discard = useOutboxChange((app) => app.discardChange(key));
  const edit = useOutboxChange((app, edited: string) => app.editChange(key, edited));
  const isBusy = state === 'sending' || resend.isPending || discard.isPending;
  return (
    <li className={styles.change} data-state={state}>
      <Row gap={12} isSpread align="center">
        <h2 className={styles.title}>{title}</h2>
        <Badge tone={tone}>{label}</Badge>
      </Row>
      <p className={styles.when}>{formatAge(createdAt)}</p>
      {refusal ? (
        <div className={styles.versions}>
          {text !== null && (
            <section>
              <h3 className={styles.version}>You wrote</h3>
              <p className={styles.text}>{text}</p>
            </section>
          )}
          <section>
            <h3 className={styles.version}>The server says</h3>
            <p className={styles.text}>{refusal.message}</p>
            {page && <Link to={page}>See how it is now</Link>}
          </section>
        </div>
      ) : (
        <>
          {text && <p className={styles.text}>{text}</p>}
          {page && <Link to={page}>Open the page</Link>}
        </>
      )}
      <Row gap={8}>
        {refusal && (
          <Button
            size="small"
            kind="primary"
            disabled={isBusy}
            aria-label={`Send again: ${title}`}
            onClick={() => resend.mutate(undefined)}
          >
            Send again
          </Button>
        )}
        {text !== null && (
          <Button size="small" disabled={isBusy} aria-label={`Edit: ${title}`} onClick={() => setEditing(true)}>
            Edit
          </Button>
        )}
        <ConfirmButton
          label="Discard"
          name={`Discard: ${title}`}
          question={{
            title: 'Discard this change?',
            text: 'It is deleted from this computer and never reaches the server.',
            submit: 'Discard',
            keep: 'Keep',
          }}
          isDanger
          isDisabled={isBusy}
          onConfirm={() => discard.mutate(undefined, { onSuccess: () => toast({ title: 'Discarded' }) })}
        />
      </Row>
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
