import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';

import { idParam } from '#contract/kit/fields.ts';
import { isNotFound } from '#src/lib/api-error.ts';

/** A record that a page is about, or how far it has come. */
export interface LoadedRecord<Data> {
  data: Data | undefined;
  /** There is no such record. */
  isMissing: boolean;
  /** It could not be loaded, which another try may mend. */
  error: Error | null;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

interface OpenedRecord {
  id: string;
  /** Whether it was asked for since the page was opened, and is not merely remembered: what a form begins with. */
  isFresh: boolean;
}

/** The record whose id stands in the page's address (`:id`). */
export function useRecord<Data, Key extends QueryKey>(
  query: (id: string) => UseQueryOptions<Data, Error, Data, Key>,
): LoadedRecord<Data> & OpenedRecord {
  const { id = '' } = useParams();
  // An address that cannot be a record's is a missing record; there is no need to ask.
  const isId = idParam.safeParse(id).success;
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery({ ...query(id), enabled: isId });
  const isMissing = !isId || isNotFound(error);
  return { id, data, isMissing, error, isFetching, isFresh: isFetchedAfterMount, refetch };
}
