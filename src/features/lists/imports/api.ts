import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import type { List, ListedKind } from '#contract/lists.ts';
import {
  createImport,
  type ImportRow,
  importBounds,
  type MatchedRow,
  matchImport,
  undoImport,
} from '#contract/lists-imports.ts';
import { call } from '#src/lib/api-client.ts';
import { useChange } from '../api.ts';

const paramsOf = ({ id }: Pick<List, 'id'>) => ({ listId: String(id) });

/** Asks what rows mean, a few at a time. After a failure it goes on where it stopped. */
export function useMatching(list: Pick<List, 'id'>) {
  const known = useRef<{ rows: readonly ImportRow[]; matches: MatchedRow[] }>({ rows: [], matches: [] });
  const [done, setDone] = useState(0);
  const { mutate, isPending, error, reset } = useMutation({
    async mutationFn(rows: readonly ImportRow[]): Promise<readonly MatchedRow[]> {
      if (known.current.rows !== rows) known.current = { rows, matches: [] };
      const { matches } = known.current;
      setDone(matches.length);
      while (matches.length < rows.length && known.current.rows === rows) {
        const some = rows.slice(matches.length, matches.length + importBounds.rowsPerCall);
        matches.push(...(await call(matchImport, { params: paramsOf(list), body: { rows: some } })).rows);
        setDone(matches.length);
      }
      return matches;
    },
  });
  const stop = () => {
    known.current = { rows: [], matches: [] };
    reset();
  };
  return { find: mutate, stop, isPending, error, done };
}

export const useImport = (list: Pick<List, 'id'>) =>
  useChange((records: Partial<Record<ListedKind, number[]>>) =>
    call(createImport, { params: paramsOf(list), body: { records } }),
  );

export const useUndoImport = (list: Pick<List, 'id'>) =>
  useChange((importId: number) => call(undoImport, { params: { ...paramsOf(list), importId: String(importId) } }));
