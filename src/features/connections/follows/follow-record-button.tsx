import { BellFilled, BellOutlined } from '@ant-design/icons';

import type { FollowKind } from '#contract/connections-follows.ts';
import { Button } from '#src/components/button.tsx';
import { useMemberAction } from '#src/features/accounts/index.ts';
import { WaitingMark } from '#src/features/outbox/index.ts';
import { Waiting } from '#src/lib/api-error.ts';
import { toastFailure } from '#src/lib/toast-failure.ts';
import { useFollow } from './api.ts';

interface FollowRecordButtonProps {
  kind: FollowKind;
  id: number;
  /** The record's name, read out in lists where the button stands several times. */
  name?: string;
}

/** Follows or unfollows a record (rule follows). Needs an account. */
export function FollowRecordButton({ kind, id, name }: FollowRecordButtonProps) {
  const { isFollowing, isPending, isWaiting, setFollowing } = useFollow(kind, id);
  const asMember = useMemberAction();
  const toggle = () =>
    asMember(() =>
      setFollowing(!isFollowing, {
        onError: (error) => {
          if (!(error instanceof Waiting)) toastFailure('This could not be changed', error);
        },
      }),
    );
  return (
    <Button aria-pressed={isFollowing} disabled={isPending} onClick={toggle}>
      {isFollowing ? <BellFilled aria-hidden="true" /> : <BellOutlined aria-hidden="true" />}{' '}
      {isFollowing ? 'Following' : 'Follow'}
      {name !== undefined && <span className="visually-hidden"> {name}</span>}
      {isWaiting && (
        <>
          {' '}
          <WaitingMark isCompact />
        </>
      )}
    </Button>
  );
}
