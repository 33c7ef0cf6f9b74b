import { DisconnectOutlined, EyeInvisibleOutlined, UserDeleteOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { z } from 'zod';
import { idParam } from '#contract/kit/fields.ts';
import { paths } from '#contract/kit/paths.ts';
import { BackLink } from '#src/components/back-link.tsx';
import { Button } from '#src/components/button.tsx';
import { ButtonLink } from '#src/components/button-link.tsx';
import { Link } from '#src/components/link.tsx';
import { MessagePanel } from '#src/components/message-panel.tsx';
import { Page } from '#src/components/page.tsx';
import { RecordMissing } from '#src/components/record-page.tsx';
import { Spinner } from '#src/components/spinner.tsx';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import { RecordNotes } from '#src/features/notes/index.ts';
import { useLocationState } from '#src/hooks/use-location-state.ts';
import { useOpenedRecord } from '#src/hooks/use-opened-record.ts';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { isNotFound } from '#src/lib/api-error.ts';
import { memberQuery } from '../api.ts';
import { ProfileView } from '../components/profile-view.tsx';
import { memberFilters, membersPath } from '../filters.ts';
import { ownProfileQuery } from '../own-api.ts';
import { noteView } from '../profile-api.ts';
import styles from './profile-page.module.css';

/** /network/profile/{id} (rule profiles). Members also see their own profile when it is switched off. */
export function ProfilePage() {
  const { id = '' } = useParams();
  const { user, isLoading } = useCurrentUser();
  // An address without a valid id is a missing member and needs no request.
  const isId = idParam.safeParse(id).success;
  const isOwn = user !== null && String(user.id) === id;
  const others = useQuery({ ...memberQuery(id), enabled: isId && !isLoading && !isOwn });
  const own = useQuery({ ...ownProfileQuery, enabled: isOwn });
  const { error, isFetching, refetch } = isOwn ? own : others;
  const member = isOwn ? own.data?.member : others.data;
  const isMissing = !isId || isNotFound(error);
  useOpenedRecord(member?.fullName);
  usePageTitle(isMissing ? 'Member Not Found' : (member?.fullName ?? 'Member'));
  useCountedView(isOwn ? undefined : member?.id);
  const back = membersPath(useLocationState(cameFrom)?.filters);

  if (isMissing) {
    return (
      <Page>
        <RecordMissing name="Member" art={<UserDeleteOutlined />} to={paths.network} label="Back to Network" />
      </Page>
    );
  }
  if (!member && error) {
    return (
      <Page>
        <MessagePanel
          isAlert
          art={<DisconnectOutlined />}
          headingLevel={1}
          title="Error Loading Profile"
          text="Sorry, we couldn't load this profile. Please try again later."
          action={
            <>
              <ButtonLink to={paths.network}>Back to Network</ButtonLink>
              <Button aria-disabled={isFetching} onClick={() => void refetch()}>
                {isFetching ? 'Trying again…' : 'Try again'}
              </Button>
            </>
          }
        />
      </Page>
    );
  }
  if (!member) return <Spinner page label="Loading profile" />;
  return (
    <Page>
      <div className={styles.back}>
        <BackLink to={back}>Back to members</BackLink>
      </div>
      {isOwn && own.data?.form.isListed === false && (
        <p className={styles.hidden}>
          <EyeInvisibleOutlined aria-hidden="true" /> Only you can see this profile, because it is turned off.{' '}
          <Link to={`${paths.profileEdit}#visibility`}>Change that</Link>
        </p>
      )}
      <ProfileView key={member.id} member={member} isOwn={isOwn} />
      {!isOwn && <RecordNotes kind="member" id={member.id} />}
    </Page>
  );
}

/** Counts a view once the profile is shown. */
function useCountedView(id: number | undefined): void {
  useEffect(() => {
    if (id !== undefined) void noteView(id);
  }, [id]);
}

/** The directory with the filters of the previous page. */
const cameFrom = z.object({ filters: memberFilters.kept });
