import { SwapOutlined } from '@ant-design/icons';
import { useInfiniteQuery } from '@tanstack/react-query';
import { exportIntroductions, introductionStatuses } from '#contract/introductions.ts';
import { AdminHead } from '#src/components/admin-head.tsx';
import { ExportButton } from '#src/components/export-button.tsx';
import { FilterSelect } from '#src/components/filter-select.tsx';
import { MessagePanel } from '#src/components/message-panel.tsx';
import { PagedResults } from '#src/components/paged-results.tsx';
import { RowsSkeleton } from '#src/components/rows-skeleton.tsx';
import { SearchInput } from '#src/components/search-input.tsx';
import { Stack } from '#src/components/stack.tsx';
import { useSearchParams } from '#src/hooks/use-search-params.ts';
import { choicesOf } from '#src/lib/choices.ts';
import { teamIntroductionsQuery } from '../api.ts';
import styles from './team-introductions.module.css';
import { TeamRow } from './team-row.tsx';

const statuses = choicesOf(introductionStatuses);

/** Everyone's introductions, for the team to see to: by state and by member, with parties, deadlines and history. */
export function TeamIntroductions() {
  const [params, setParams] = useSearchParams();
  const status = statuses.find(({ value }) => value === params.get('status'))?.value;
  const search = params.get('search') ?? '';
  const result = useInfiniteQuery(teamIntroductionsQuery({ status, search }));
  const choose = (next: { status?: string; search?: string }) => {
    const chosen = { status: status ?? '', search, ...next };
    const given = Object.entries(chosen).filter(([, value]) => value !== '');
    setParams(Object.fromEntries(given), { replace: next.search !== undefined });
  };
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
              onChange={(value) => choose({ status: value })}
            />
            <SearchInput
              label="Search introductions"
              placeholder="Name, user name or email..."
              value={search}
              maxLength={100}
              onSearch={(text) => choose({ search: text })}
            />
          </>
        }
      >
        <ExportButton
          endpoint={exportIntroductions}
          filters={{ ...(status && { status }), ...(search && { search }) }}
        />
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
