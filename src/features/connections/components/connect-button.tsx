import { CheckOutlined, ClockCircleOutlined, UserAddOutlined } from '@ant-design/icons';

import { Button } from '#src/components/button.tsx';
import { useCurrentUser, useMemberAction } from '#src/features/accounts/index.ts';
import { WaitingMark } from '#src/features/outbox/index.ts';
import { toast } from '#src/stores/toasts.ts';
import { type ShownRelation, useRelationChange } from '../relations.ts';
import styles from './connect-button.module.css';

interface ConnectButtonProps {
  member: { id: number; name: string };
  /** Unknown for visitors, and until the answer has arrived. */
  relation: ShownRelation | undefined;
}

/** The message for a visitor who wants to connect. */
export const connectFeature = {
  title: 'Member feature',
  description: 'Sign in or join to connect with other members.',
};

/** On a card: Connect, Pending, Accept, or a disabled Connected (rule connections). None for oneself. */
export function ConnectButton({ member, relation }: ConnectButtonProps) {
  const { user } = useCurrentUser();
  const asMember = useMemberAction(connectFeature);
  const { mutate, isPending } = useRelationChange(member.id);
  if (user?.id === member.id) return <span className={styles.you}>This is you</span>;
  const who = <span className="visually-hidden"> {member.name}</span>;
  const state = relation?.connection ?? 'none';
  if (state === 'connected') {
    return (
      <Button kind="quiet" disabled className={styles.button}>
        <CheckOutlined aria-hidden="true" /> Connected{who}
      </Button>
    );
  }
  if (state === 'requested') {
    return (
      <Button kind="quiet" disabled className={styles.button}>
        <ClockCircleOutlined aria-hidden="true" /> Pending{who} {relation?.isWaiting && <WaitingMark isCompact />}
      </Button>
    );
  }
  const isAsked = state === 'received';
  const act = () =>
    mutate(isAsked ? { kind: 'accept' } : { kind: 'request' }, {
      onSuccess: () =>
        toast(
          isAsked
            ? { title: 'Connected', description: `${member.name} is now in your network.` }
            : { title: 'Request sent', description: `${member.name} has been asked to connect.` },
        ),
    });
  return (
    <Button
      kind={isAsked ? 'primary' : 'secondary'}
      aria-disabled={isPending}
      className={styles.button}
      onClick={() => {
        if (!isPending) asMember(act);
      }}
    >
      {!isAsked && <UserAddOutlined aria-hidden="true" />} {isAsked ? 'Accept' : 'Connect'}
      {who}
    </Button>
  );
}
