import { useQuery } from '@tanstack/react-query';

import { day } from '#contract/kit/durations.ts';
import { listCities, type Place } from '#contract/places.ts';
import { keepsPrevious, queryOf } from '#src/lib/queries.ts';

const none: readonly Place[] = [];

/** The cities that a filter has by their numbers; none until they are there, and while the server cannot be reached. */
export function useCities(ids: string | undefined): readonly Place[] {
  const query = queryOf(listCities, { query: { ids: ids ?? '' } }, { ...keepsPrevious, staleTime: day });
  const { data = none } = useQuery({ ...query, enabled: ids !== undefined });
  return ids === undefined ? none : data;
}
