import {
  CoffeeOutlined,
  CrownFilled,
  LockFilled,
  PlayCircleOutlined,
  TeamOutlined,
  ToolOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';

import { type EventSummary, type EventType, eventTypes } from '#contract/events.ts';
import { Badge } from '#src/components/badge.tsx';

/** One icon for each type, wherever the type is named. */
export const typeIcons: Record<EventType, ReactNode> = {
  conference: <TeamOutlined aria-hidden="true" />,
  webinar: <PlayCircleOutlined aria-hidden="true" />,
  workshop: <ToolOutlined aria-hidden="true" />,
  networking: <CoffeeOutlined aria-hidden="true" />,
};

/** The event's type, and badges for premium, exclusive and cancelled events. */
export function EventBadges({ event }: { event: Pick<EventSummary, 'type' | 'isPremium' | 'isExclusive' | 'status'> }) {
  return (
    <>
      {event.status === 'cancelled' && <Badge tone="danger">Cancelled</Badge>}
      <Badge icon={typeIcons[event.type]}>{eventTypes[event.type]}</Badge>
      {event.isPremium && (
        <Badge tone="premium" icon={<CrownFilled aria-hidden="true" />}>
          Premium
        </Badge>
      )}
      {event.isExclusive && (
        <Badge tone="premium" icon={<LockFilled aria-hidden="true" />}>
          Exclusive
        </Badge>
      )}
    </>
  );
}
