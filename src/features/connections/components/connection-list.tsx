import { TeamOutlined } from '@ant-design/icons';

import type { ConnectionList as List, OwnConnection } from '#contract/connections.ts';
import { paths } from '#contract/kit/paths.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import { MessagePanel } from '#src/components/message-panel.tsx';
import { PagedResults } from '#src/components/paged-results.tsx';
import { RowsSkeleton } from '#src/components/rows-skeleton.tsx';
import { OnlineDot } from '#src/features/live/index.ts';
import { formatAge } from '#src/lib/format.ts';
import { useConnections, useFollowedMembers } from '../api.ts';
import { ConnectionActions } from './connection-actions.tsx';
import styles from './connection-list.module.css';
import { PersonRow } from './person-row.tsx';

const words = {
  received: { noun: 'requests', since: 'asked', empty: 'No requests', text: 'Requests to connect appear here.' },
  sent: {
    noun: 'requests',
    since: 'you asked',
    empty: 'No requests sent',
    text: 'Members you ask to connect appear here until they answer.',
  },
  connected: {
    noun: 'connections',
    since: 'connected',
    empty: 'No connections yet',
    text: 'Find people in the directory and ask them to connect.',
  },
} as const satisfies Record<List, object>;

/** The member's connections or pending requests. */
export function ConnectionList({ list }: { list: List }) {
  const result = useConnections(list);
  const { noun, since, empty, text } = words[list];
  return (
    <PagedResults result={result} noun={noun} skeleton={<RowsSkeleton />} empty={<Empty title={empty} text={text} />}>
      {(items) => (
        <ul className={styles.list}>
          {items.map((connection) => (
            <PersonRow
              key={connection.member.id}
              member={connection.member}
              mark={list === 'connected' && <OnlineDot memberId={connection.member.id} />}
              about={<About connection={connection} since={since} />}
              actions={<ConnectionActions member={connection.member} list={list} />}
            />
          ))}
        </ul>
      )}
    </PagedResults>
  );
}

/** The members one follows. */
export function FollowList() {
  const result = useFollowedMembers();
  return (
    <PagedResults
      result={result}
      noun="members"
      skeleton={<RowsSkeleton />}
      empty={<Empty title="You don’t follow anyone yet" text="Follow a member on their profile." />}
    >
      {(items) => (
        <ul className={styles.list}>
          {items.map((member) => (
            <PersonRow
              key={member.id}
              member={member}
              actions={<ConnectionActions member={member} list="following" />}
            />
          ))}
        </ul>
      )}
    </PagedResults>
  );
}

function About({ connection: { note, since: at }, since }: { connection: OwnConnection; since: string }) {
  return (
    <>
      {note !== null && <p className={styles.note}>“{note}”</p>}
      <p className={styles.since}>
        {since} <time dateTime={at}>{formatAge(at)}</time>
      </p>
    </>
  );
}

function Empty({ title, text }: { title: string; text: string }) {
  return (
    <MessagePanel
      art={<TeamOutlined />}
      title={title}
      text={text}
      action={<ButtonLink to={paths.members}>Browse members</ButtonLink>}
    />
  );
}
