import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  type AdminEventSummary,
  cancelEvent,
  deleteEvent,
  duplicateEvent,
  listAdminEvents,
} from '#contract/events-admin.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import { ConfirmDialog } from '#src/components/confirm-dialog.tsx';
import { ReasonDialog } from '#src/components/reason-dialog.tsx';
import { RowMenu } from '#src/components/row-menu.tsx';
import { useAdminAction } from '#src/hooks/use-admin-action.ts';
import { call } from '#src/lib/api-client.ts';
import { formatNumber } from '#src/lib/format.ts';
import { useEventRefresh } from './api.ts';

type Acted = Pick<AdminEventSummary, 'id' | 'title' | 'state' | 'seats'>;

/** `1 person`, `2,340 people`. */
export function peopleInWords(count: number): string {
  return `${formatNumber(count)} ${count === 1 ? 'person' : 'people'}`;
}

/** The actions on an event besides editing: duplicate it, delete it or cancel it. */
export function EventActions({ event }: { event: Acted }) {
  const { id, title, state, seats } = event;
  const params = { params: { id: String(id) } };
  const [asking, setAsking] = useState<'cancel' | 'delete'>();
  const navigate = useNavigate();
  const refresh = useEventRefresh();
  const copy = useAdminAction(listAdminEvents.path, 'The copy is a draft', async () => {
    const made = await call(duplicateEvent, params);
    refresh(made);
    await navigate(pathTo(paths.adminEvent, { id: made.id }));
  });
  const remove = useAdminAction(listAdminEvents.path, 'The draft is deleted', async () => {
    await call(deleteEvent, params);
    refresh();
    await navigate(paths.adminEvents);
  });
  const cancel = useAdminAction(listAdminEvents.path, 'The event is cancelled', async (reason: string) => {
    const { event: after } = await call(cancelEvent, { ...params, body: { reason } });
    refresh(after);
  });
  const everyone = seats.mailed.taken + seats.mailed.waiting;
  return (
    <>
      <RowMenu
        name={title}
        actions={[
          { label: 'Duplicate', isDisabled: copy.isPending, onSelect: () => copy.mutate(undefined) },
          state === 'draft' && { label: 'Delete', isDanger: true, onSelect: () => setAsking('delete') },
          state === 'published' && { label: 'Cancel event', isDanger: true, onSelect: () => setAsking('cancel') },
        ]}
      />
      {asking === 'delete' && (
        <ConfirmDialog
          title={`Delete ${title}?`}
          text="Only admins have seen this draft. Deleting it cannot be undone."
          submit="Delete draft"
          keep="Keep draft"
          isDanger
          isBusy={remove.isPending}
          onClose={() => setAsking(undefined)}
          onSubmit={() => remove.mutate(undefined, { onSettled: () => setAsking(undefined) })}
        />
      )}
      {asking === 'cancel' && (
        <ReasonDialog
          title={`Cancel ${title}?`}
          hint={
            everyone === 0
              ? 'Shown on the page of the event. A cancelled event stays cancelled.'
              : `Shown on the page of the event and emailed to ${peopleInWords(everyone)}. A cancelled event stays cancelled.`
          }
          submit="Cancel event"
          keep="Keep event"
          isDanger
          isBusy={cancel.isPending}
          onClose={() => setAsking(undefined)}
          onSubmit={(reason) =>
            cancel.mutate(reason, {
              onSuccess: () => setAsking(undefined),
            })
          }
        />
      )}
    </>
  );
}
