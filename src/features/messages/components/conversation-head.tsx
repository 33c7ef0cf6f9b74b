import { ArrowLeftOutlined, CalendarOutlined, MoreOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths, pathTo, staticPages } from '#contract/kit/paths.ts';
import type { Peer, Subject } from '#contract/messages.ts';
import { IconButton } from '#src/components/icon-button.tsx';
import { Link } from '#src/components/link.tsx';
import { MemberLink } from '#src/components/member-link.tsx';
import { MenuButton } from '#src/components/menu-button.tsx';
import { Monogram } from '#src/components/monogram.tsx';
import { BlockDialog, useSetBlocked } from '#src/features/connections/index.ts';
import { OnlineDot } from '#src/features/live/index.ts';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { toast } from '#src/stores/toasts.ts';
import { useInboxSearch } from '../inbox-search.ts';
import styles from './conversation-head.module.css';
import { SubjectLine } from './subject-line.tsx';

interface ConversationHeadProps {
  peer: Peer;
  isBlocked: boolean;
  isTyping?: boolean;
  /** The record that the last enquiry is about. */
  subject?: Subject | null;
  /** Opens the form for a meeting; missing where the user may not write. */
  onPropose?: (() => void) | undefined;
}

/** The other member's name and profile, what they wrote about, and actions. */
export function ConversationHead({
  peer,
  isBlocked,
  isTyping = false,
  subject = null,
  onPropose,
}: ConversationHeadProps) {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const unblock = useSetBlocked(peer.id);
  const { withSearch } = useInboxSearch();
  usePageTitle(`${peer.name} – ${staticPages[paths.messages].title}`);
  return (
    <header className={styles.head}>
      <Link to={withSearch(paths.messages)} className={styles.back} aria-label="Back to Messages">
        <ArrowLeftOutlined aria-hidden="true" />
      </Link>
      <div className={styles.person}>
        <Monogram name={peer.name} imageUrl={peer.avatarUrl} size="small" isRound />
        <div className={styles.words}>
          <h1 className={styles.who}>
            <span className={styles.name}>
              <MemberLink member={peer} />
            </span>
            <OnlineDot memberId={peer.id} />
          </h1>
          {isTyping ? (
            <p className={styles.typing}>is typing…</p>
          ) : (
            peer.organization && <p className={styles.organization}>{peer.organization}</p>
          )}
          {subject && <SubjectLine subject={subject} />}
        </div>
      </div>
      {onPropose && (
        <IconButton label="Propose a meeting" aria-haspopup="dialog" className={styles.more} onClick={onPropose}>
          <CalendarOutlined aria-hidden="true" />
        </IconButton>
      )}
      <MenuButton
        className={styles.more}
        label={`More about ${peer.name}`}
        items={[
          ...(peer.hasProfile
            ? [
                {
                  key: 'profile',
                  label: 'View profile',
                  onSelect: () => void navigate(pathTo(paths.member, { id: peer.id })),
                },
              ]
            : []),
          isBlocked
            ? {
                key: 'unblock',
                label: 'Unblock',
                onSelect: () =>
                  unblock.mutate(false, {
                    onSuccess: () => toast({ title: `${peer.name} is unblocked` }),
                    onError: () =>
                      toast({
                        variant: 'destructive',
                        title: 'Something went wrong',
                        description: 'Please try again in a moment.',
                      }),
                  }),
              }
            : { key: 'block', label: 'Block', onSelect: () => setAsking(true) },
        ]}
      >
        <MoreOutlined aria-hidden="true" />
      </MenuButton>
      <BlockDialog memberId={peer.id} name={peer.name} isOpen={isAsking} onClose={() => setAsking(false)} />
    </header>
  );
}
