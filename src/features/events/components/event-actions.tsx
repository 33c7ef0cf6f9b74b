import { CalendarOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { type EventDetail, getEventCalendar } from '#contract/events.ts';
import { fillPath } from '#contract/kit/endpoint.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import { menuItem } from '#src/components/menu-item.ts';
import { RecordActions } from '#src/components/record-actions.tsx';
import { shareItem } from '#src/components/share-item.tsx';
import { useKeepItems } from '#src/features/lists/index.ts';
import { SaveButton } from '#src/features/saved-items/index.ts';
import { saveFrom } from '#src/lib/save-file.ts';

interface EventActionsProps {
  event: EventDetail;
  /** Whether it is still to come. */
  isAhead: boolean;
  /** The button to register, where one can. */
  register: ReactNode;
}

/** What one can do with an event. */
export function EventActions({ event: { id, title }, isAhead, register }: EventActionsProps) {
  const { items, dialogs } = useKeepItems({ kind: 'event', id, name: title });
  const calendar = menuItem('Add to calendar', <CalendarOutlined aria-hidden="true" />, () =>
    saveFrom(fillPath(getEventCalendar.path, { id })),
  );
  const share = shareItem(pathTo(paths.event, { id }));
  return (
    <RecordActions items={[...(isAhead ? [calendar] : []), ...items, share]} dialogs={dialogs}>
      {register}
      <SaveButton kind="event" id={id} labels={{ save: 'Save event', saved: 'Saved' }} />
    </RecordActions>
  );
}
