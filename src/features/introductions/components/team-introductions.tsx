import { SwapOutlined } from '@ant-design/icons';
import { useInfiniteQuery } from '@tanstack/react-query';
import { exportIntroductions, introductionStatuses } from '#contract/introductions.ts';
import { choice } from '#contract/kit/fields.ts';
import { AdminHead } from '#src/components/admin-head.tsx';
import { ExportButton } from '#src/components/export-button.tsx';
import { FilterSelect } from '#src/components/filter-select.tsx';
import { MessagePanel } from '#src/components/message-panel.tsx';
import { PagedResults } from '#src/components/paged-results.tsx';
import { RowsSkeleton } from '#src/components/rows-skeleton.tsx';
import { SearchInput } from '#src/components/search-input.tsx';
import { Stack } from '#src/components/stack.tsx';
import { useUrlFilters } from '#src/hooks/use-url-filters.ts';
import { choicesOf } from '#src/lib/choices.ts';
import { filterCodec, filterText } from '#src/lib/url-filters.ts';
import { teamIntroductionsQuery } from '../api.ts';
import styles from './team-introductions.module.css';
import { TeamRow } from './team-row.tsx';

const statuses = choicesOf(introductionStatuses);
const codec = filterCodec({ status: choice(introductionStatuses), search: filterText(100) });

/** Everyone's introductions, for the team to see to: by state and by member, with parties, deadlines and history. */
export function TeamIntroductions() {
  const { filters, change } = useUrlFilters(codec);
  const { status, search = '' } = filters;
  const result = useInfiniteQuery(teamIntroductionsQuery({ status, search }));
  return (
    <Stack gap={16}>
      <AdminHead
        title="Introductions"
        filters={
          <>
            <FilterSelect
              label="State"
              all="All statuses"
              value={status ?? ''}
              choices={statuses}
              onChange={(value) => change({ status: value })}
            />
            <SearchInput
              label="Search introductions"
              placeholder="Name, user name or email..."
              value={search}
              maxLength={100}
              onSearch={(text) => change({ search: text })}
            />
          </>
        }
      >
        <ExportButton endpoint={exportIntroductions} filters={filters} />
      </AdminHead>
      <PagedResults
        result={result}
        noun="introductions"
        skeleton={<RowsSkeleton />}
        empty={
          <MessagePanel
            art={<SwapOutlined />}
            title={status || search ? 'No introductions found' : 'No requests yet'}
            text={
              status || search
                ? 'No introductions match this status and name.'
                : 'No one has asked for an introduction yet.'
            }
          />
        }
      >
        {(introductions) => (
          <ul className={styles.list}>
            {introductions.map((introduction) => (
              <TeamRow key={introduction.id} introduction={introduction} />
            ))}
          </ul>
        )}
      </PagedResults>
    </Stack>
  );
}
