import { roleOf } from '#contract/kit/access.ts';
import { paths, staticPages } from '#contract/kit/paths.ts';
import { type MatchKind, matchKinds } from '#contract/matches.ts';
import { gives } from '#contract/memberships-plans.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import { Page } from '#src/components/page.tsx';
import { PageHeader } from '#src/components/page-header.tsx';
import { Stack } from '#src/components/stack.tsx';
import { Tabs } from '#src/components/tabs.tsx';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { useMatches } from '../api.ts';
import { MatchList } from '../components/match-list.tsx';
import { MatchesPlanNote } from '../components/plan-note.tsx';

const kinds = Object.keys(matchKinds) as MatchKind[];

/** /network/matches: whom and what the member should look at, and why (rule matchmaker). */
export function MatchesPage() {
  usePageTitle(staticPages[paths.matches].title);
  const { user } = useCurrentUser();
  const { isFetched } = useMatches('member');
  const hasPlan = gives('matchmaker', roleOf(user));
  return (
    <Page width="narrow">
      <PageHeader
        title="Matches"
        subtitle="Who and what fits you, and why."
        actions={
          <ButtonLink to={paths.matchProfile} kind="secondary">
            What I seek and offer
          </ButtonLink>
        }
      />
      <Tabs
        label="Matches"
        param="kind"
        tabs={kinds.map((kind) => ({
          name: matchKinds[kind],
          content: hasPlan ? (
            <MatchList kind={kind} canRate />
          ) : (
            <Stack gap={24}>
              {kind === 'member' && <MatchList kind={kind} canRate={false} />}
              {/* It stands below the match, which would move it. */}
              {(kind !== 'member' || isFetched) && <MatchesPlanNote />}
            </Stack>
          ),
        }))}
      />
    </Page>
  );
}
