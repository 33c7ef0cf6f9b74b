import { useQuery } from '@tanstack/react-query';
import { listConnections } from '#contract/connections.ts';
import { wordsOf } from '#contract/kit/search-words.ts';
import { listMembers, type MemberSummary } from '#contract/members.ts';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import { useRelations } from '#src/features/connections/index.ts';
import { useDelayed } from '#src/hooks/use-delayed.ts';
import { queryOf } from '#src/lib/queries.ts';

/** The members whom a typed name finds: connections of the user first, then those of the directory. */
export function useRecipients(search: string) {
  const { user } = useCurrentUser();
  const wanted = search.trim();
  const typed = useDelayed(wanted);
  // The latest connections stand there before anything is typed, also those who are not in the directory.
  const latest = useQuery(queryOf(listConnections, { query: { list: 'connected', limit: '50' } }));
  const found = useQuery({
    ...queryOf(listMembers, { query: { search: typed, limit: '20' } }),
    enabled: typed !== '',
  });
  // Enter chooses the first, so nobody stands there whom an earlier text has found.
  const members = typed === '' || typed !== wanted ? [] : (found.data?.items ?? []);
  const relations = useRelations([members.map(({ id }) => id)]);
  const known = (latest.data?.items ?? []).map(({ member }) => member).filter(({ name }) => isNamed(name, wanted));
  const others = members.filter(({ id }) => id !== user?.id && !known.some((member) => member.id === id));
  const isConnected = ({ id }: MemberSummary) => relations.get(id)?.connection === 'connected';
  return {
    connections: [...known, ...others.filter(isConnected)],
    others: others.filter((member) => !isConnected(member) && !relations.get(member.id)?.isBlocked),
    isSearching: found.isFetching || typed !== wanted,
    isError: found.isError,
  };
}

/** Whether a name has each typed word, or a word that begins with it, as the directory's do. */
function isNamed(name: string, typed: string): boolean {
  const words = wordsOf(name);
  return wordsOf(typed).every((part) => words.some((word) => word.startsWith(part)));
}
