import type { AdminEvent } from '#contract/events-admin.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import { AdminHead } from '#src/components/admin-head.tsx';
import styles from '#src/components/admin-page.module.css';
import { BackLink } from '#src/components/back-link.tsx';
import { Button } from '#src/components/button.tsx';
import { ConfirmDialog } from '#src/components/confirm-dialog.tsx';
import { Dialog } from '#src/components/dialog.tsx';
import conflict from '#src/components/edit-conflict.module.css';
import { EditConflict } from '#src/components/edit-conflict.tsx';
import { Link } from '#src/components/link.tsx';
import { SaveBar } from '#src/components/save-bar.tsx';
import { RecordPictures } from '#src/features/pictures/index.ts';
import { formatNumber } from '#src/lib/format.ts';
import { LateEventArticle } from '../index.ts';
import { EventActions, peopleInWords } from './event-actions.tsx';
import { EventFields } from './event-fields.tsx';
import own from './event-form.module.css';
import { EventStateBadge } from './event-state.tsx';
import { type EventEditor as Editor, useEventEditor } from './use-event-editor.ts';

/** The form of a new, draft, published or past event. A cancelled one is read-only and can be duplicated. */
export function EventEditor({ event }: { event?: AdminEvent }) {
  const editor = useEventEditor(event);
  const { saved, form, hasConflict } = editor;
  // Cancelled on this page or another one: the refetched record shows it.
  const now = event && saved && event.version > saved.version ? event : saved;
  const isClosed = now?.state === 'cancelled';
  return (
    <div className={styles.page}>
      <BackLink to={paths.adminEvents}>All events</BackLink>
      <AdminHead
        title={now?.title ?? 'New event'}
        about={
          now && (
            <p className={styles.about}>
              <EventStateBadge state={now.state} />
              {now.state === 'draft' ? (
                'Only admins see it.'
              ) : (
                <>
                  <Link to={pathTo(paths.adminRegistrations, { id: now.id })}>{registrationsInWords(now)}</Link>
                  <Link to={pathTo(paths.event, { id: now.id })}>Public page</Link>
                </>
              )}
            </p>
          )
        }
      >
        {now && <EventActions event={now} />}
      </AdminHead>
      {isClosed && (
        <section className={conflict.conflict} aria-label="Cancelled">
          <p>
            <strong>This event has been cancelled.</strong> {now.cancelReason} To hold it after all, duplicate it.
          </p>
        </section>
      )}
      {hasConflict && (
        <EditConflict noun="event" isBusy={editor.isBusy} onResolve={(whose) => void editor.resolve(whose)} />
      )}
      {!isClosed && (
        <form noValidate aria-label="Event" className={own.form} onSubmit={editor.save}>
          <EventFields control={form.control} />
          <Bar editor={editor} />
        </form>
      )}
      {now && !isClosed && <RecordPictures kind="event" id={now.id} />}
      <Questions editor={editor} />
      <Preview editor={editor} />
    </div>
  );
}

/** `Registrations: 48 of 50, 3 waiting` */
function registrationsInWords({ seats: { taken, capacity, waiting } }: AdminEvent): string {
  const seats = `Registrations: ${formatNumber(taken)} of ${formatNumber(capacity)}`;
  return waiting > 0 ? `${seats}, ${formatNumber(waiting)} waiting` : seats;
}

function Bar({ editor }: { editor: Editor }) {
  const { saved, isBusy, form, draft } = editor;
  const isDraft = !saved || saved.state === 'draft';
  const hasErrors = Object.keys(form.formState.errors).length > 0;
  return (
    <SaveBar hasErrors={hasErrors} isKept={draft.isSaved} onDiscard={() => draft.discard()}>
      <Button disabled={isBusy} onClick={() => void editor.showPreview()}>
        Preview
      </Button>
      <Button type="submit" kind={isDraft ? 'secondary' : 'primary'} disabled={isBusy}>
        {isDraft ? 'Save draft' : 'Save changes'}
      </Button>
      {isDraft && (
        <Button kind="primary" disabled={isBusy} onClick={() => void editor.askToPublish()}>
          Publish
        </Button>
      )}
    </SaveBar>
  );
}

function Questions({ editor: { question, answer, isBusy } }: { editor: Editor }) {
  if (!question) return null;
  const dialog = { isBusy, onSubmit: () => answer(true), onClose: () => answer(false) };
  return question.about === 'publish' ? (
    <ConfirmDialog
      {...dialog}
      title="Publish this event?"
      text="It is listed for everyone, and people can register. It can be changed or cancelled later, but not made a draft again."
      submit="Publish"
      keep="Not yet"
    />
  ) : (
    <ConfirmDialog
      {...dialog}
      title="Notify the people who registered?"
      text={`You have changed when or where the event takes place. ${peopleInWords(question.people)} with a seat will get an updated calendar file by email.`}
      submit={`Save and notify ${peopleInWords(question.people)}`}
      keep="Keep editing"
    />
  );
}

function Preview({ editor: { preview, closePreview } }: { editor: Editor }) {
  if (!preview) return null;
  return (
    <Dialog title="Preview" width="min(1240px, calc(100vw - 32px))" isReading onClose={closePreview}>
      <div className={own.preview}>
        <LateEventArticle event={preview} isPreview />
      </div>
    </Dialog>
  );
}
