import { DisconnectOutlined, FlagOutlined, MailOutlined, StopOutlined, TeamOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths, pathTo } from '#contract/kit/paths.ts';
import type { MemberProfile } from '#contract/members.ts';
import type { MenuItem } from '#src/components/menu-button.tsx';
import { menuItem } from '#src/components/menu-item.ts';
import { shareItem } from '#src/components/share-item.tsx';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import { type ShownRelation, useRelationChange } from '#src/features/connections/index.ts';
import { useEnquiry } from '#src/features/enquiries/index.ts';
import { useIntroduction } from '#src/features/introductions/index.ts';
import { useKeepItems } from '#src/features/lists/index.ts';
import { useReport } from '#src/features/moderation/index.ts';
import { signInPath } from '#src/lib/return-to.ts';
import { toast } from '#src/stores/toasts.ts';
import { useBlock } from '../use-block.ts';

/** The actions under More on a profile, and the dialogs that they open, which are placed beside the menu. */
export function useProfileMenu(
  member: MemberProfile,
  relation: ShownRelation | undefined,
): { items: MenuItem[]; dialogs: ReactNode } {
  const { id, fullName } = member;
  const path = pathTo(paths.member, { id });
  const navigate = useNavigate();
  const { user, isLoading } = useCurrentUser();
  const email = useEnquiry({ kind: 'member', id, title: `Write to ${fullName}` });
  const introduction = useIntroduction({ target: { kind: 'member', id, title: fullName } });
  const keep = useKeepItems({ kind: 'member', id, name: fullName });
  const report = useReport('member', id);
  const { change } = useBlock(member);
  const { mutate } = useRelationChange(id);
  const remove = () =>
    mutate(
      { kind: 'remove' },
      {
        onSuccess: () =>
          toast({ title: 'Connection removed', description: `${fullName} is no longer in your network.` }),
      },
    );
  // The form is offered until the current user is known; the server decides.
  const isForThem = !member.enquiriesFromMembers || user !== null || isLoading;
  const isBlocked = relation?.isBlocked ?? false;
  const items: (MenuItem | false)[] = [
    shareItem(path, 'Share Profile'),
    member.acceptsEnquiries &&
      !isBlocked &&
      (isForThem
        ? menuItem('Email Contact', <MailOutlined aria-hidden="true" />, email.trigger.onClick)
        : menuItem('Sign in to Email', <MailOutlined aria-hidden="true" />, () => void navigate(signInPath(path)))),
    !isBlocked &&
      menuItem('Request Warm Introduction', <TeamOutlined aria-hidden="true" />, introduction.trigger.onClick),
    ...keep.items,
    menuItem('Report', <FlagOutlined aria-hidden="true" />, report.trigger.onClick),
    relation?.connection === 'connected' && {
      ...menuItem('Remove from Network', <DisconnectOutlined aria-hidden="true" />, remove),
      isDanger: true,
    },
    !isBlocked && { ...menuItem('Block', <StopOutlined aria-hidden="true" />, () => change('block')), isDanger: true },
  ];
  return {
    items: items.filter((item) => item !== false),
    dialogs: (
      <>
        {email.dialog}
        {introduction.dialog}
        {keep.dialogs}
        {report.dialog}
      </>
    ),
  };
}
