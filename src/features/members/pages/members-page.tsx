import { TeamOutlined } from '@ant-design/icons';

import { paths, staticPages } from '#contract/kit/paths.ts';
import { Button } from '#src/components/button.tsx';
import { ButtonLink } from '#src/components/button-link.tsx';
import { MessagePanel } from '#src/components/message-panel.tsx';
import { Page } from '#src/components/page.tsx';
import { PageHeader } from '#src/components/page-header.tsx';
import { Stack } from '#src/components/stack.tsx';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import { MakeOfflineButton } from '#src/features/desktop-settings/index.ts';
import { noMatchFilters } from '#src/features/match-profiles/index.ts';
import { SavedSearches } from '#src/features/saved-searches/index.ts';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { useUrlFilters } from '#src/hooks/use-url-filters.ts';
import { useMembers } from '../api.ts';
import { MemberFilterPanel } from '../components/member-filter-panel.tsx';
import { MemberResults } from '../components/member-results.tsx';
import { FeaturedRow } from '../featured/featured-row.tsx';
import { isNarrowed, memberFilters } from '../filters.ts';

/** /network/members: the directory (rule member-directory). */
export function MembersPage() {
  usePageTitle(staticPages[paths.members].title);
  const { user } = useCurrentUser();
  const { filters, change, replace } = useUrlFilters(memberFilters);
  /** Shows all members again, in the chosen order. */
  const clear = () => change({ focusArea: undefined, search: undefined, ...noMatchFilters });
  const result = useMembers(filters);
  const isFiltered = isNarrowed(filters);
  return (
    <Page>
      <PageHeader
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
      <Stack gap={24}>
        <MemberFilterPanel filters={filters} change={change} />
        <SavedSearches kind="member" filters={filters} onRun={(params) => replace(memberFilters.read(params))} />
        {!isFiltered && <FeaturedRow />}
        <MemberResults
          result={result}
          isFiltered={isFiltered}
          onClear={clear}
          state={{ filters }}
          empty={
            <MessagePanel
              art={<TeamOutlined />}
              title="No members found"
              text="Try fewer words or other filters."
              action={
                isFiltered && (
                  <Button kind="primary" onClick={clear}>
                    Clear Filters
                  </Button>
                )
              }
            />
          }
        />
      </Stack>
    </Page>
  );
}
