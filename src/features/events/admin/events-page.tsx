import { CalendarOutlined, PlusOutlined } from '@ant-design/icons';
import { eventTypes } from '#contract/events.ts';
import { type AdminEventSummary, eventSorts, eventStates, exportEvents } from '#contract/events-admin.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import { AdminHead } from '#src/components/admin-head.tsx';
import styles from '#src/components/admin-page.module.css';
import { ButtonLink } from '#src/components/button-link.tsx';
import { ExportButton } from '#src/components/export-button.tsx';
import { FilterSelect } from '#src/components/filter-select.tsx';
import { Link } from '#src/components/link.tsx';
import { RecordTable } from '#src/components/record-table.tsx';
import { SearchFilters } from '#src/components/search-filters.tsx';
import type { Column } from '#src/components/table-columns.ts';
import { tableSort } from '#src/components/use-data-table.ts';
import { useUrlFilters } from '#src/hooks/use-url-filters.ts';
import { choicesOf } from '#src/lib/choices.ts';
import { useAdminEvents } from './api.ts';
import { EventActions } from './event-actions.tsx';
import { EventStateBadge, Seats } from './event-state.tsx';
import { eventCodec, usualOrder } from './filters.ts';

const columns: readonly Column<AdminEventSummary>[] = [
  {
    name: 'Event',
    cell: ({ id, title, type, focusAreaTitle }) => (
      <div className={styles.main}>
        <Link to={pathTo(paths.adminEvent, { id })}>{title}</Link>
        <span className={styles.second}>
          {eventTypes[type]}, {focusAreaTitle}
        </span>
      </div>
    ),
  },
  {
    name: 'When and where',
    orders: { ascending: 'earliest', descending: 'latest', first: 'descending' },
    cell: ({ dateDisplay, location, startDate }) => (
      <div className={styles.main}>
        <time dateTime={startDate}>{dateDisplay}</time>
        <span className={styles.second}>{location}</span>
      </div>
    ),
  },
  { name: 'State', cell: ({ state }) => <EventStateBadge state={state} /> },
  {
    name: 'Registrations',
    cell: ({ id, title, state, seats }) => (
      <Seats {...seats} {...(state !== 'draft' && { to: pathTo(paths.adminRegistrations, { id }), of: title })} />
    ),
  },
  { name: 'Actions', cell: (event) => <EventActions event={event} /> },
];

/** /admin/events: all events by date, drafts and cancelled ones too. */
export function EventsPage() {
  const { filters, change, clear } = useUrlFilters(eventCodec);
  const result = useAdminEvents(filters);
  const { sort = usualOrder(filters), ...narrowing } = filters;
  const isFiltered = eventCodec.hasAny(narrowing);
  return (
    <div className={styles.page}>
      <AdminHead
        title="Events"
        filters={
          <SearchFilters
            label="Search events"
            placeholder="Title, place or organizer"
            value={filters.search}
            onSearch={(search) => change({ search })}
          >
            <FilterSelect
              label="State"
              all="All statuses"
              value={filters.state ?? ''}
              choices={choicesOf(eventStates)}
              onChange={(state) => change({ state })}
            />
            <FilterSelect
              label="Type"
              all="All types"
              value={filters.type ?? ''}
              choices={choicesOf(eventTypes)}
              onChange={(type) => change({ type })}
            />
          </SearchFilters>
        }
      >
        <ExportButton endpoint={exportEvents} filters={narrowing} />
        <ButtonLink to={paths.adminEventCreate}>
          <PlusOutlined aria-hidden="true" /> New event
        </ButtonLink>
      </AdminHead>
      <RecordTable
        label="Events"
        nouns={{ one: 'event', many: 'events' }}
        isFiltered={isFiltered}
        onClear={clear}
        result={result}
        columns={columns}
        sort={tableSort(eventSorts, sort, (next) => change({ sort: next }))}
        empty={{
          art: <CalendarOutlined />,
          title: 'No events found',
          text: isFiltered ? 'No event matches these filters.' : 'Create the first one.',
        }}
      />
    </div>
  );
}
