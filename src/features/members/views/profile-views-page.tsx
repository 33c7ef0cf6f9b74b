import { paths, staticPages } from '#contract/kit/paths.ts';
import { type ProfileViews, profileViewDays } from '#contract/members-views.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import { Page } from '#src/components/page.tsx';
import { PageHeader } from '#src/components/page-header.tsx';
import { Section } from '#src/components/section.tsx';
import { Stack } from '#src/components/stack.tsx';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { formatCount } from '#src/lib/format.ts';
import { useProfileViews } from './api.ts';
import styles from './profile-views-page.module.css';
import { SharingButton } from './sharing-button.tsx';
import { ViewList } from './view-list.tsx';

/** /network/profile-views: who viewed the current user's profile (rule profile-views). */
export function ProfileViewsPage() {
  usePageTitle(staticPages[paths.profileViews].title);
  const result = useProfileViews();
  const views = result.data?.pages[0];
  return (
    <Page width="narrow">
      <PageHeader
        title="Who Viewed Your Profile"
        subtitle={`Signed-in members who opened it in the last ${profileViewDays.kept} days.`}
        actions={
          <ButtonLink to={paths.settingsPrivacy} kind="secondary">
            Privacy settings
          </ButtonLink>
        }
      />
      <Stack gap={24}>
        {views && <Recent recent={views.recent} />}
        {views?.isLimited && <PlanNote />}
        {views && !views.isLimited && !views.isShared && <SharingNote />}
        {!views?.isLimited && <ViewList result={result} />}
      </Stack>
    </Page>
  );
}

function Recent({ recent }: Pick<ProfileViews, 'recent'>) {
  const isOne = recent.value === 1 && !recent.isCapped;
  return (
    <p className={styles.recent}>
      <strong>{formatCount(recent)}</strong> {isOne ? 'view' : 'views'} by members in the last {profileViewDays.counted}{' '}
      days
    </p>
  );
}

/** For Professionals who keep their own visits private. */
function SharingNote() {
  return (
    <Section
      title="You see no names, because your own visits are private"
      text="Members who share their visits see each other’s. Share yours, and from then on you are named to each other. You can stop at any time, which deletes your name everywhere."
      action={<SharingButton isShared={false} />}
    />
  );
}

/** For members without the plan: what it adds to the count. */
function PlanNote() {
  return (
    <Section
      title="The names are part of the Professional plan"
      text="On the Free plan you see how many views there were. The Professional plan adds:"
    >
      <ul className={styles.added}>
        <li>The members who viewed your profile, and on which day</li>
        <li>Connecting with them or writing to them from the list</li>
      </ul>
      <p>
        Only members who share their own visits see names, and are named. That is your choice, on every plan, in your
        privacy settings.
      </p>
      <p>
        <ButtonLink to={paths.pricing}>See membership plans</ButtonLink>
      </p>
    </Section>
  );
}
