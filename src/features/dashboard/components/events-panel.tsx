import { CalendarOutlined } from '@ant-design/icons';

import type { Dashboard } from '#contract/dashboard.ts';
import { getEventCalendar } from '#contract/events.ts';
import { fillPath } from '#contract/kit/endpoint.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import { Badge } from '#src/components/badge.tsx';
import { Link } from '#src/components/link.tsx';
import styles from './events-panel.module.css';
import { Panel, PanelNote } from './panel.tsx';
import { Row, Rows } from './rows.tsx';

/** Events to come that the member registered for, each with its calendar file. */
export function EventsPanel({ registrations }: { registrations: Dashboard['registrations'] }) {
  return (
    <Panel title="Your events" more={{ to: paths.events, label: 'All events' }}>
      {registrations.length === 0 ? (
        <PanelNote>
          No upcoming events. <Link to={paths.events}>See what is coming</Link>.
        </PanelNote>
      ) : (
        <Rows label="Your events">
          {registrations.map(({ eventId, title, dateDisplay, location, status, isCancelled }) => (
            <Row
              key={eventId}
              to={pathTo(paths.event, { id: eventId })}
              title={title}
              detail={`${dateDisplay}, ${location}`}
              extra={
                isCancelled ? (
                  <Badge tone="danger">Cancelled</Badge>
                ) : status === 'waitlisted' ? (
                  <Badge tone="premium">Waitlist</Badge>
                ) : status === 'held' ? (
                  <Badge tone="warning">Not confirmed</Badge>
                ) : (
                  <a
                    href={fillPath(getEventCalendar.path, { id: eventId })}
                    download
                    className={styles.calendar}
                    aria-label={`Add ${title} to your calendar`}
                    title="Add to calendar"
                  >
                    <CalendarOutlined aria-hidden="true" />
                  </a>
                )
              }
            />
          ))}
        </Rows>
      )}
    </Panel>
  );
}
