import { TeamOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { exportRegistrations, registrationStatuses } from '#contract/events-admin.ts';
import { idParam } from '#contract/kit/fields.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import { AdminHead } from '#src/components/admin-head.tsx';
import styles from '#src/components/admin-page.module.css';
import { BackLink } from '#src/components/back-link.tsx';
import { ExportMenu } from '#src/components/export-menu.tsx';
import { FilterSelect } from '#src/components/filter-select.tsx';
import { RecordTable } from '#src/components/record-table.tsx';
import { SearchFilters } from '#src/components/search-filters.tsx';
import { useUrlFilters } from '#src/hooks/use-url-filters.ts';
import { callForFile } from '#src/lib/api-client.ts';
import { isNotFound } from '#src/lib/api-error.ts';
import { choicesOf } from '#src/lib/choices.ts';
import { adminEventQuery, useRegistrations } from './api.ts';
import { EventMissing } from './event-missing.tsx';
import { EventStateBadge } from './event-state.tsx';
import { registrationCodec } from './filters.ts';
import { useRegistrationColumns } from './registration-columns.tsx';

const statuses = choicesOf(registrationStatuses);

/** /admin/events/{id}/registrations: registrations, the waitlist and attendance. */
export function EventRegistrationsPage() {
  const { id = '' } = useParams();
  return idParam.safeParse(id).success ? <Registrations key={id} id={id} /> : <EventMissing />;
}

function Registrations({ id }: { id: string }) {
  const event = useQuery(adminEventQuery(id));
  const { filters, change, clear } = useUrlFilters(registrationCodec);
  const result = useRegistrations(id, filters);
  const columns = useRegistrationColumns(id, event.data);
  if (isNotFound(event.error) || isNotFound(result.error)) return <EventMissing />;
  const isFiltered = registrationCodec.hasAny(filters);
  return (
    <div className={styles.page}>
      <BackLink to={pathTo(paths.adminEvent, { id })}>Back to the event</BackLink>
      <AdminHead
        title="Registrations"
        tabTitle={event.data ? `Registrations for ${event.data.title}` : 'Registrations'}
        about={
          <p className={styles.about}>
            {event.data ? (
              <>
                <EventStateBadge state={event.data.state} /> {event.data.title}, {event.data.dateDisplay}
              </>
            ) : (
              <span className="visually-hidden">Loading event</span>
            )}
          </p>
        }
      >
        <ExportMenu fetch={(format) => callForFile(exportRegistrations, { params: { id }, body: { format } })} />
      </AdminHead>
      <dl className={styles.figures}>
        <Figure label="Seats taken" value={event.data && `${event.data.seats.taken} of ${event.data.seats.capacity}`} />
        <Figure label="On the waitlist" value={event.data && String(event.data.seats.waiting)} />
        <Figure label="Were there" value={event.data && String(event.data.attended)} />
      </dl>
      <SearchFilters
        label="Search registrations"
        placeholder="Name, email or organization"
        value={filters.search}
        onSearch={(search) => change({ search })}
      >
        <FilterSelect
          label="State"
          all="All registrations"
          value={filters.status ?? ''}
          choices={statuses}
          onChange={(status) => change({ status })}
        />
      </SearchFilters>
      <RecordTable
        label="Registrations"
        nouns={{ one: 'registration', many: 'registrations' }}
        order={filters.status === 'waitlisted' ? 'In waitlist order' : 'Newest first'}
        isFiltered={isFiltered}
        onClear={clear}
        result={result}
        columns={columns}
        empty={{
          art: <TeamOutlined />,
          title: 'No registrations',
          text: isFiltered ? 'No registrations match these filters.' : 'No one has registered yet.',
        }}
      />
    </div>
  );
}

function Figure({ label, value }: { label: string; value: string | undefined }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value ?? '\u00a0'}</dd>
    </div>
  );
}
