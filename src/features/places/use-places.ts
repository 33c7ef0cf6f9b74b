import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { day } from '#contract/kit/durations.ts';
import { type Place, suggestPlaces } from '#contract/places.ts';
import { keepsPrevious, queryOf } from '#src/lib/queries.ts';

/** The pause in typing before the server is asked (milliseconds). */
const delay = 120;

const none: readonly Place[] = [];

/**
 * The places that are suggested for a typed text; none for an empty one, one that is a suggestion as it is, and while
 * the server cannot be reached.
 */
export function usePlaces(typed: string): readonly Place[] {
  const wanted = typed.trim().slice(0, 100);
  const [asked, setAsked] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), delay);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { data = none } = useQuery(
    queryOf(suggestPlaces, { query: { q: asked } }, { enabled: asked !== '', ...keepsPrevious, staleTime: day }),
  );
  if (wanted === '' || asked === '') return none;
  return data.length === 1 && data[0]?.label === wanted ? none : data;
}
