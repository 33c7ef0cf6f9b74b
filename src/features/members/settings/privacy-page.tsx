import { paths, staticPages } from '#contract/kit/paths.ts';
import { Badge } from '#src/components/badge.tsx';
import { Link } from '#src/components/link.tsx';
import { RetryPanel } from '#src/components/retry-panel.tsx';
import { Section } from '#src/components/section.tsx';
import { SectionSkeleton } from '#src/components/section-skeleton.tsx';
import { usePresence } from '#src/features/live/index.ts';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { useFeaturedTurn } from '../featured/api.ts';
import { FeaturedSection } from '../featured/featured-section.tsx';
import { useViewSharing } from '../views/api.ts';
import { SharingButton } from '../views/sharing-button.tsx';
import { PresenceSection } from './presence-section.tsx';

/** /settings/privacy: visits to profiles, who is online, and the featured row. */
export function PrivacySettingsPage() {
  usePageTitle(staticPages[paths.settingsPrivacy].title);
  const sharing = useViewSharing();
  const featured = useFeaturedTurn();
  const presence = usePresence();
  const failed = [sharing, featured, presence].filter(({ data, isError }) => !data && isError);
  if (failed.length > 0) {
    return (
      <RetryPanel
        title="Your privacy settings could not be loaded"
        isRetrying={failed.some(({ isFetching }) => isFetching)}
        onRetry={() => {
          for (const { refetch } of failed) void refetch();
        }}
      />
    );
  }
  if (!sharing.data || !featured.data || !presence.data) return <SectionSkeleton heights={[220, 150, 190]} />;
  const { isShared } = sharing.data;
  return (
    <>
      <Section
        title="Visits to profiles"
        badge={<Badge tone={isShared ? 'primary' : 'plain'}>{isShared ? 'Shared' : 'Private'}</Badge>}
        text="Members who share their visits see who viewed their profile, and are named to each other. Visits of all others are counted without a name. This is off unless you turn it on."
        action={<SharingButton isShared={isShared} />}
      >
        <p>
          <Link to={paths.profileViews}>Who viewed your profile</Link>
        </p>
      </Section>
      <PresenceSection isShared={presence.data.isShared} />
      <FeaturedSection featured={featured.data} />
      <Section
        title="Your profile"
        text="Whether it is in the directory, and what it says of your visits here, your connections and how to write to you."
      >
        <p>
          <Link to={`${paths.profileEdit}#visibility`}>What others see</Link>
        </p>
      </Section>
    </>
  );
}
