import { useQuery } from '@tanstack/react-query';
import { paths, pathTo, staticPages } from '#contract/kit/paths.ts';
import { BackLink } from '#src/components/back-link.tsx';
import { Page } from '#src/components/page.tsx';
import { PageHeader } from '#src/components/page-header.tsx';
import { RetryPanel } from '#src/components/retry-panel.tsx';
import { Spinner } from '#src/components/spinner.tsx';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { MatchProfileForm } from '../components/match-profile-form.tsx';
import { matchProfileQuery } from '../match-profile-form.ts';

/** /network/profile/seeks-and-offers: what one seeks and offers, as a short form (rule match-profiles). */
export function MatchProfilePage() {
  usePageTitle(staticPages[paths.matchProfile].title);
  const { user } = useCurrentUser();
  const { data, error, isFetching, refetch } = useQuery(matchProfileQuery);
  if (!data && error) {
    return (
      <Page width="narrow">
        <RetryPanel
          headingLevel={1}
          title="Error Loading Profile"
          text="Sorry, we couldn't load this form. Please try again later."
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      </Page>
    );
  }
  if (!data || !user) return <Spinner page label="Loading" />;
  return (
    <Page width="narrow">
      <PageHeader
        before={<BackLink to={pathTo(paths.member, { id: user.id })}>Back to your profile</BackLink>}
        title="What I Seek and Offer"
        subtitle="So that the right people find you. All of it is optional, and all of it is public."
      />
      <MatchProfileForm saved={data} userId={user.id} />
    </Page>
  );
}
