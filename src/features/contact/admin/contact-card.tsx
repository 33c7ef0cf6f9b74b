import { type ReactNode, useState } from 'react';
import {
  type ContactMessage,
  type ContactStatus,
  contactReplyBounds,
  contactStatuses,
  listContactMessages,
  replyToContactMessage,
  setContactStatus,
} from '#contract/contact.ts';
import styles from '#src/components/admin-page.module.css';
import { Badge } from '#src/components/badge.tsx';
import { Button } from '#src/components/button.tsx';
import { FilterSelect } from '#src/components/filter-select.tsx';
import { FormField } from '#src/components/form-field.tsx';
import { TextArea } from '#src/components/text-area.tsx';
import { useAdminAction } from '#src/hooks/use-admin-action.ts';
import { call } from '#src/lib/api-client.ts';
import { choicesOf } from '#src/lib/choices.ts';
import { formatAge } from '#src/lib/format.ts';

const statuses = choicesOf(contactStatuses);

/** A message to the team: its text, state and answers, and a form to answer it. */
export function ContactCard({ message, box }: { message: ContactMessage; box: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const params = { params: { id: String(message.id) } };
  const move = useAdminAction(listContactMessages.path, 'The status has been changed', (status: ContactStatus) =>
    call(setContactStatus, { ...params, body: { status } }),
  );
  const reply = useAdminAction(listContactMessages.path, 'Your answer is on its way', (answer: string) =>
    call(replyToContactMessage, { ...params, body: { text: answer } }),
  );
  return (
    <article className={styles.card}>
      <div className={styles.line}>
        <div className={styles.chosen}>
          {box}
          <h2 className={styles.subject}>{message.subject}</h2>
        </div>
        <time dateTime={message.createdAt} className={styles.time}>
          {formatAge(message.createdAt)}
        </time>
      </div>
      <p>
        {message.name}, <a href={`mailto:${message.email}`}>{message.email}</a>{' '}
        {message.isSenderConfirmed === false && <Badge tone="warning">Email not confirmed</Badge>}
      </p>
      <p className={styles.text}>{message.message}</p>
      {message.replies.map((answer) => (
        <p key={answer.createdAt} className={styles.reply}>
          {answer.author}, {formatAge(answer.createdAt)}:{'\n'}
          {answer.text}
        </p>
      ))}
      <div className={styles.actions}>
        <FilterSelect
          label={`Status of ${message.subject}`}
          isCompact
          value={message.status}
          choices={statuses}
          onChange={(value) => move.mutate(value as ContactStatus)}
        />
        {!isOpen && <Button onClick={() => setOpen(true)}>Answer</Button>}
      </div>
      {isOpen && (
        <form
          className={styles.page}
          onSubmit={(event) => {
            event.preventDefault();
            reply.mutate(text, {
              onSuccess() {
                setText('');
                setOpen(false);
              },
            });
          }}
        >
          <FormField label="Your answer" hint={`Mailed to ${message.email}.`}>
            {(tied) => (
              <TextArea
                {...tied}
                autoFocus
                rows={5}
                maxLength={contactReplyBounds.max}
                value={text}
                onChange={(event) => setText(event.target.value)}
              />
            )}
          </FormField>
          <div className={styles.actions}>
            <Button
              kind="primary"
              type="submit"
              disabled={reply.isPending || text.trim().length < contactReplyBounds.min}
            >
              {reply.isPending ? 'Sending...' : 'Send answer'}
            </Button>
            <Button onClick={() => setOpen(false)}>Cancel</Button>
          </div>
        </form>
      )}
    </article>
  );
}
