import { exportReachable } from '#contract/connections.ts';
import { paths, staticPages } from '#contract/kit/paths.ts';
import { exportMembers } from '#contract/members.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import { ExportMenu } from '#src/components/export-menu.tsx';
import { lateMap, lateTable } from '#src/components/late-views.tsx';
import { MessagePanel } from '#src/components/message-panel.tsx';
import { Page } from '#src/components/page.tsx';
import { PageHeader } from '#src/components/page-header.tsx';
import { Stack } from '#src/components/stack.tsx';
import { ViewSwitch } from '#src/components/view-switch.tsx';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import { MakeOfflineButton } from '#src/features/desktop-settings/index.ts';
import { SavedSearches } from '#src/features/saved-searches/index.ts';
import { useListView, viewParams } from '#src/hooks/use-list-view.ts';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { useUrlFilters } from '#src/hooks/use-url-filters.ts';
import { callForFile } from '#src/lib/api-client.ts';
import { useMembers } from '../api.ts';
import { MemberFilterPanel } from '../components/member-filter-panel.tsx';
import { MemberResults } from '../components/member-results.tsx';
import { FeaturedRow } from '../featured/featured-row.tsx';
import { isNarrowed, type MemberFilters, memberFilters } from '../filters.ts';
import { noMembers } from '../no-members.tsx';

const MemberTable = lateTable(async () => (await import('../components/member-table.tsx')).MemberTable);

const MemberMap = lateMap(async () => (await import('../components/member-map.tsx')).MemberMap);

const views = ['table', 'map'] as const;

/** /network/members: the directory (rule member-directory). */
export function MembersPage() {
  usePageTitle(staticPages[paths.members].title);
  const { user } = useCurrentUser();
  const url = useUrlFilters(memberFilters, viewParams);
  const { change, replace } = url;
  // Visitors have no connections: an address that asks for these shows them everybody.
  const { reach, ...forAll } = url.filters;
  const filters: MemberFilters = user && reach ? url.filters : forAll;
  const view = useListView(views);
  /** Shows all members again, in the chosen order. */
  const clear = () => replace(filters.sort ? { sort: filters.sort } : {});
  const result = useMembers(filters);
  const isFiltered = isNarrowed(filters);
  const { reach: _reach, ...query } = filters;
  // Those connected to someone I know have an order of their own.
  const { sort: _sort, ...narrowing } = query;
  const tools = (
    <>
      {user && (
        <ExportMenu
          fetch={(format) =>
            filters.reach
              ? callForFile(exportReachable, { query: { ...narrowing, format } })
              : callForFile(exportMembers, { query: { ...query, format } })
          }
        />
      )}
      <ViewSwitch {...view} views={views} />
    </>
  );
  return (
    <Page isDense>
      <PageHeader
        isDense
        title="Members"
        subtitle="Investors, innovators and experts, and what they work on."
        actions={
          <>
            <MakeOfflineButton />
            {user && (
              <ButtonLink to={paths.connections} kind="secondary">
                My connections
              </ButtonLink>
            )}
          </>
        }
      />
      <Stack gap={12}>
        <MemberFilterPanel filters={filters} change={change}>
          {!filters.reach && (
            <SavedSearches kind="member" filters={filters} onRun={(params) => replace(memberFilters.read(params))} />
          )}
        </MemberFilterPanel>
        {!isFiltered && <FeaturedRow />}
        {view.view === 'table' ? (
          <MemberTable result={result} filters={filters} change={change} onClear={clear} tools={tools} />
        ) : (
          <MemberResults
            result={result}
            {...(filters.reach && { order: 'Most connections in common first' })}
            isFiltered={isFiltered}
            onClear={clear}
            state={{ filters }}
            tools={tools}
            empty={<MessagePanel {...noMembers(filters, clear)} />}
          >
            {view.view === 'map' && <MemberMap filters={filters} />}
          </MemberResults>
        )}
      </Stack>
    </Page>
  );
}
