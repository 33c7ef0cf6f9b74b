import { UserAddOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { Button } from '#src/components/button.tsx';
import { lateDialog } from '#src/components/late-dialog.tsx';
import { useMemberAction } from '#src/features/accounts/index.ts';
import { WaitingMark } from '#src/features/outbox/index.ts';
import { toast } from '#src/stores/toasts.ts';
import { type RelationChange, type ShownRelation, useRelationChange } from '../relations.ts';
import { connectFeature } from './connect-button.tsx';
import styles from './network-button.module.css';

const ConnectDialog = lateDialog(async () => (await import('./connect-dialog.tsx')).ConnectDialog);

interface NetworkButtonProps {
  member: { id: number; fullName: string };
  relation: ShownRelation | undefined;
}

/**
 * Add to Network on a profile, with an optional note; afterwards it shows the state of the request. Nothing for
 * connections: the profile says so beside the name.
 */
export function NetworkButton({ member, relation }: NetworkButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const asMember = useMemberAction(connectFeature);
  const { mutate, isPending } = useRelationChange(member.id);
  const act = (change: RelationChange, title: string, description?: string) => {
    if (isPending) return;
    mutate(change, { onSuccess: () => toast({ title, ...(description && { description }) }) });
  };
  switch (relation?.connection) {
    case 'connected':
      return null;
    case 'requested':
      return (
        <div className={styles.state}>
          <span className={styles.said}>Request pending {relation.isWaiting && <WaitingMark isCompact />}</span>
          <Button kind="quiet" onClick={() => act({ kind: 'remove' }, 'Request withdrawn')}>
            Withdraw
          </Button>
        </div>
      );
    case 'received':
      return (
        <div className={styles.state}>
          <Button
            kind="primary"
            onClick={() => act({ kind: 'accept' }, 'Connected', `${member.fullName} is now in your network.`)}
          >
            Accept request
          </Button>
          <Button kind="quiet" onClick={() => act({ kind: 'decline' }, 'Request declined')}>
            Decline
          </Button>
        </div>
      );
    default:
      return (
        <>
          <Button
            kind="primary"
            aria-haspopup="dialog"
            {...ConnectDialog.approach}
            onClick={() => asMember(() => setOpen(true))}
          >
            <UserAddOutlined aria-hidden="true" /> Add to Network
          </Button>
          {isOpen && (
            <ConnectDialog
              name={member.fullName}
              isSending={isPending}
              onClose={() => setOpen(false)}
              onSend={(note) =>
                mutate(
                  { kind: 'request', ...(note && { note }) },
                  {
                    onSuccess() {
                      setOpen(false);
                      toast({ title: 'Request sent', description: `${member.fullName} has been asked to connect.` });
                    },
                  },
                )
              }
            />
          )}
        </>
      );
  }
}
