import type { ReactNode } from 'react';

import { CardGrid, CardGridSkeleton } from '#src/components/card-grid.tsx';
import { RecordResults } from '#src/components/record-results.tsx';
import { ConnectButton, useRelations } from '#src/features/connections/index.ts';
import type { useMembers } from '../api.ts';
import { MemberCard } from './member-card.tsx';
import { MemberCardSkeleton } from './member-card-skeleton.tsx';

interface MemberResultsProps {
  result: ReturnType<typeof useMembers>;
  label?: string;
  order?: string;
  /** A button beside the count that clears the filters. */
  isFiltered: boolean;
  onClear: () => void;
  /** The target of the profile's link back. */
  state?: unknown;
  /** Stands beside the count. */
  tools?: ReactNode;
  /** The reason if there are no members. */
  empty: ReactNode;
  /** Stands above the members, such as a map of them. */
  children?: ReactNode;
}

/** The matching members, each with actions, or the reason why there are none. */
export function MemberResults({ result, state, children, ...props }: MemberResultsProps) {
  const relations = useRelations(result.data?.pages.map(({ items }) => items.map(({ id }) => id)) ?? []);
  return (
    <RecordResults
      {...props}
      result={result}
      name="Members"
      nouns={{ one: 'member', many: 'members' }}
      skeleton={
        <CardGridSkeleton>
          <MemberCardSkeleton />
        </CardGridSkeleton>
      }
    >
      {(members, isOutdated) => (
        <>
          {children}
          <CardGrid label="Members" items={members} isOutdated={isOutdated}>
            {(member) => (
              <MemberCard
                member={member}
                state={state}
                through={member.through}
                action={<ConnectButton member={member} relation={relations.get(member.id)} />}
              />
            )}
          </CardGrid>
        </>
      )}
    </RecordResults>
  );
}
