import { CoffeeOutlined, CrownFilled, PlayCircleOutlined, TeamOutlined, ToolOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';

import { type EventSummary, type EventType, eventTypes } from '#contract/events.ts';
import styles from './badges.module.css';

/** One icon for each type, wherever the type is named. */
export const typeIcons: Record<EventType, ReactNode> = {
  conference: <TeamOutlined aria-hidden="true" />,
  webinar: <PlayCircleOutlined aria-hidden="true" />,
  workshop: <ToolOutlined aria-hidden="true" />,
  networking: <CoffeeOutlined aria-hidden="true" />,
};

/** Type and, in amber, whether the event is premium. */
export function EventBadges({ event }: { event: Pick<EventSummary, 'type' | 'isPremium'> }) {
  return (
    <>
      <span className={styles.badge}>
        {typeIcons[event.type]} {eventTypes[event.type]}
      </span>
      {event.isPremium && (
        <span className={styles.premium}>
          <CrownFilled aria-hidden="true" /> Premium
        </span>
      )}
    </>
  );
}

/** A quiet remark beside the badges, such as that the event is over. */
export function PlainBadge({ children }: { children: string }) {
  return <span className={styles.plain}>{children}</span>;
}
