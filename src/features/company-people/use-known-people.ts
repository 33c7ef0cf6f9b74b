import { useCurrentUser } from '#src/features/accounts/index.ts';
import { useIsFirstLoading } from '#src/hooks/use-is-first-loading.ts';
import { useLateCode } from '#src/hooks/use-late-code.ts';
import { lateCode } from '#src/lib/late-code.ts';
import { usePeople } from './api.ts';

/** Visitors know nobody. */
const knownPeople = lateCode(async () => (await import('./components/known-people.tsx')).KnownPeople);

/** What shows whom the member knows at a company, and whether that is still on its way for the first time. */
export function useKnownPeople(companyId: number) {
  const { user } = useCurrentUser();
  const isWanted = user !== null;
  const { code: KnownPeople, hasFailed } = useLateCode(knownPeople, isWanted);
  const { isLoading } = usePeople(companyId);
  const isFirst = useIsFirstLoading(companyId, isLoading || (isWanted && !KnownPeople && !hasFailed));
  return { KnownPeople, isPending: isWanted && isFirst };
}
