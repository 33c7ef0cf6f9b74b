import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';

import { idParam } from '#contract/kit/fields.ts';
import { isNotFound } from '#src/lib/api-error.ts';

/** A record that a page shows, with the state of loading it. */
export interface LoadedRecord<Data> {
  data: Data | undefined;
  /** The record does not exist. */
  isMissing: boolean;
  /** The failure to load the record; another try may help. None once it was loaded: a form stays open then. */
  error: Error | null;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

interface OpenedRecord {
  id: string;
  /**
   * Whether the record was fetched since the page was opened, and is not only a cached one. A form needs a fresh
   * record.
   */
  isFresh: boolean;
}

/** The record whose id is in the page's address (`:id`). */
export function useRecord<Data, Key extends QueryKey>(
  query: (id: string) => UseQueryOptions<Data, Error, Data, Key>,
): LoadedRecord<Data> & OpenedRecord {
  const { id = '' } = useParams();
  // An address without a valid id means a missing record, so nothing is requested.
  const isId = idParam.safeParse(id).success;
  const { data, error, isSuccess, isFetching, isFetchedAfterMount, refetch } = useQuery({
    ...query(id),
    enabled: isId,
  });
  const isMissing = !isId || isNotFound(error);
  const [freshId, setFreshId] = useState<string>();
  const isFresh = freshId === id;
  if (!isFresh && isSuccess && isFetchedAfterMount) setFreshId(id);
  return { id, data, isMissing, error: isFresh ? null : error, isFetching, isFresh, refetch };
}
