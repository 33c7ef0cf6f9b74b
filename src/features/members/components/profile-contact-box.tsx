import { MailOutlined, MessageOutlined, StopOutlined } from '@ant-design/icons';
import type { Relation } from '#contract/connections.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import type { MemberProfile } from '#contract/members.ts';
import { Button } from '#src/components/button.tsx';
import { ButtonLink } from '#src/components/button-link.tsx';
import { ShareButton } from '#src/components/share-button.tsx';
import { Stack } from '#src/components/stack.tsx';
import { useCurrentUser, useMemberAction } from '#src/features/accounts/index.ts';
import { NetworkButton, useRelationChange } from '#src/features/connections/index.ts';
import { EnquiryButton } from '#src/features/enquiries/index.ts';
import { IntroductionButton } from '#src/features/introductions/index.ts';
import { AddToListButton } from '#src/features/lists/index.ts';
import { ReportButton } from '#src/features/moderation/index.ts';
import { AddToPipelineButton } from '#src/features/pipelines/index.ts';
import { signInPath } from '#src/lib/return-to.ts';
import { toast } from '#src/stores/toasts.ts';
import card from './card.module.css';
import styles from './profile-contact-box.module.css';

interface ProfileContactBoxProps {
  member: MemberProfile;
  relation: Relation | undefined;
}

/** The contact box (rule profiles), with report and block below it. */
export function ProfileContactBox({ member, relation }: ProfileContactBoxProps) {
  const { user, isLoading } = useCurrentUser();
  // The form is shown until the current user is known; the server decides.
  const isForThem = !member.enquiriesFromMembers || user !== null || isLoading;
  return (
    <section className={card.card} aria-labelledby="contact-box">
      <h2 id="contact-box" className={card.title}>
        Contact
      </h2>
      <Stack gap={8}>
        <NetworkButton member={member} relation={relation} />
        <ButtonLink to={`${paths.messages}?to=${member.id}`} kind="secondary">
          <MessageOutlined aria-hidden="true" /> Send Message
        </ButtonLink>
        <AddToListButton kind="member" id={member.id} name={member.fullName} />
        <AddToPipelineButton kind="member" id={member.id} name={member.fullName} />
        <ShareButton path={pathTo(paths.member, { id: member.id })}>Share Profile</ShareButton>
        {member.acceptsEnquiries && isForThem && (
          <EnquiryButton kind="member" id={member.id} title={`Write to ${member.fullName}`} look="secondary">
            <MailOutlined aria-hidden="true" /> Email Contact
          </EnquiryButton>
        )}
        {member.acceptsEnquiries && !isForThem && (
          <ButtonLink to={signInPath(pathTo(paths.member, { id: member.id }))} kind="secondary">
            <MailOutlined aria-hidden="true" /> Sign in to Email
          </ButtonLink>
        )}
        <IntroductionButton target={{ kind: 'member', id: member.id, title: member.fullName }} />
      </Stack>
      <div className={styles.quiet}>
        <ReportButton kind="member" id={member.id} />
        <BlockButton member={member} isBlocked={relation?.isBlocked ?? false} />
      </div>
    </section>
  );
}

function BlockButton({ member, isBlocked }: { member: MemberProfile; isBlocked: boolean }) {
  const asMember = useMemberAction({ title: 'Member feature', description: 'Sign in to block members.' });
  const { mutate, isPending } = useRelationChange(member.id);
  const change = (kind: 'block' | 'unblock') =>
    mutate(
      { kind },
      {
        onSuccess: () =>
          toast(
            kind === 'block'
              ? {
                  title: 'Blocked',
                  description: `${member.fullName} can no longer write to you or connect with you.`,
                  action: { label: 'Undo', onSelect: () => change('unblock') },
                }
              : { title: 'No longer blocked' },
          ),
      },
    );
  return (
    <Button
      kind="quiet"
      aria-disabled={isPending}
      onClick={() => {
        if (!isPending) asMember(() => change(isBlocked ? 'unblock' : 'block'));
      }}
    >
      <StopOutlined aria-hidden="true" /> {isBlocked ? 'Unblock' : 'Block'}
    </Button>
  );
}
