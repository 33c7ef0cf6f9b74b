import { AimOutlined } from '@ant-design/icons';
import { useRef } from 'react';

import { paths } from '#contract/kit/paths.ts';
import { type Match, type MatchKind, matchKinds } from '#contract/matches.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import { MessagePanel } from '#src/components/message-panel.tsx';
import { RetryPanel } from '#src/components/retry-panel.tsx';
import { RowsSkeleton } from '#src/components/rows-skeleton.tsx';
import { Stack } from '#src/components/stack.tsx';
import { useRelations } from '#src/features/connections/index.ts';
import { formatDate } from '#src/lib/format.ts';
import { useMatches } from '../api.ts';
import { MatchCard } from './match-card.tsx';
import styles from './match-list.module.css';

/** The matches of a kind, or why there are none. */
export function MatchList({ kind, canRate }: { kind: MatchKind; canRate: boolean }) {
  const { data, isError, isFetching, refetch } = useMatches(kind);
  const noun = matchKinds[kind].toLowerCase();
  if (!data) {
    if (!isError) return <RowsSkeleton />;
    return (
      <RetryPanel title="Your matches could not be loaded" isRetrying={isFetching} onRetry={() => void refetch()} />
    );
  }
  if (data.items.length === 0 && data.nextAt !== null) {
    return (
      <MessagePanel
        art={<AimOutlined />}
        title={`Your next match comes on ${formatDate(data.nextAt)}`}
        text="On the Free plan you see one match a week."
      />
    );
  }
  if (data.items.length === 0) {
    return (
      <MessagePanel
        art={<AimOutlined />}
        title={data.isUnknown ? 'Say what you seek and offer' : `No ${noun} fit you yet`}
        text={
          data.isUnknown
            ? 'Matches rest on what you and others seek and offer. A short form is enough.'
            : 'The more you say about what you seek and offer, the more we can find.'
        }
        action={<ButtonLink to={paths.matchProfile}>Say what you seek and offer</ButtonLink>}
      />
    );
  }
  return (
    <Stack gap={12}>
      <Cards kind={kind} matches={data.items} canRate={canRate} />
      {data.nextAt !== null && <p>Your next match comes on {formatDate(data.nextAt)}.</p>}
    </Stack>
  );
}

function Cards({ kind, matches, canRate }: { kind: MatchKind; matches: readonly Match[]; canRate: boolean }) {
  const relations = useRelations(kind === 'member' ? [matches.map(({ id }) => id)] : []);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section>
      {/* Takes the focus when the card that had it leaves the list. */}
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {matchKinds[kind]} for you
      </h2>
      <ul className={styles.list}>
        {matches.map((match) => (
          <li key={match.id}>
            <MatchCard
              match={match}
              relation={relations.get(match.id)}
              canRate={canRate}
              onTurnedDown={() => heading.current?.focus()}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
