import { paths, staticPages } from '#contract/kit/paths.ts';
import { Page } from '#src/components/page.tsx';
import { PageHeader } from '#src/components/page-header.tsx';
import { RetryPanel } from '#src/components/retry-panel.tsx';
import { Spinner } from '#src/components/spinner.tsx';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { EditProfileForm } from '../components/edit-profile-form.tsx';
import { useOwnProfile } from '../own-api.ts';

/** /network/profile/edit: the form of the current user's profile. */
export function EditProfilePage() {
  usePageTitle(staticPages[paths.profileEdit].title);
  const { data, error, isFetching, refetch } = useOwnProfile();
  if (!data && error) {
    return (
      <Page width="narrow">
        <RetryPanel
          headingLevel={1}
          title="Error Loading Profile"
          text="Sorry, we couldn't load this profile. Please try again later."
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      </Page>
    );
  }
  if (!data) return <Spinner page label="Loading profile" />;
  return (
    <Page width="narrow">
      <PageHeader title="Edit Profile" subtitle="How others see you." />
      <EditProfileForm profile={data} />
    </Page>
  );
}
