import { paths, pathTo } from '#contract/kit/paths.ts';
import type { Peer, Writing } from '#contract/messages.ts';
import { Button } from '#src/components/button.tsx';
import { ButtonLink } from '#src/components/button-link.tsx';
import { Row } from '#src/components/row.tsx';
import { useSetBlocked } from '#src/features/connections/index.ts';
import { toast } from '#src/stores/toasts.ts';
import styles from './writing-refused.module.css';

/** Replaces the composer if the user cannot write: gives the reason and the next step. */
export function WritingRefused({ writing, peer }: { writing: Exclude<Writing, 'open'>; peer: Peer }) {
  const { mutate, isPending } = useSetBlocked(peer.id);
  if (writing === 'refused') return <p className={styles.bar}>{peer.name} cannot receive messages from you.</p>;
  if (writing === 'blocked') {
    return (
      <div className={styles.bar}>
        <p>You have blocked {peer.name}.</p>
        <Button
          disabled={isPending}
          onClick={() => mutate(false, { onSuccess: () => toast({ title: `${peer.name} is unblocked` }) })}
        >
          Unblock
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.bar}>
      <p>You and {peer.name} are not connected. Connect first, or become a Professional member to write to anyone.</p>
      <Row gap={8}>
        {peer.hasProfile && (
          <ButtonLink to={pathTo(paths.member, { id: peer.id })} kind="secondary">
            View profile to connect
          </ButtonLink>
        )}
        <ButtonLink to={paths.pricing}>See Professional</ButtonLink>
      </Row>
    </div>
  );
}
