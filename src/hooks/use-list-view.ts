import { useCallback } from 'react';
import { useSearchParams } from './use-search-params.ts';

const param = 'view';

/** What a list keeps in its address beside its filters. */
export const viewParams: readonly string[] = [param];

/** How a list shows its records. */
export type ListView = 'cards' | 'table' | 'map';

export interface ListViewChoice {
  view: ListView;
  setView: (view: ListView) => void;
}

/**
 * How a list shows its records, as its address says: `view=table`, and cards without it.
 *
 * @param views the views that the list has, beside cards
 */
export function useListView(views: readonly ListView[] = ['table']): ListViewChoice {
  const [params, setParams] = useSearchParams();
  const setView = useCallback(
    (view: ListView) =>
      setParams(
        (given) => {
          if (view === 'cards') given.delete(param);
          else given.set(param, view);
          return given;
        },
        { preventScrollReset: true },
      ),
    [setParams],
  );
  return { view: views.find((view) => view === params.get(param)) ?? 'cards', setView };
}
