import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

const param = 'view';

/** What a list keeps in its address beside its filters. */
export const viewParams: readonly string[] = [param];

export interface TableView {
  /** Records are shown as a table instead of cards: `view=table` in the address. */
  isTable: boolean;
  setTable: (isTable: boolean) => void;
}

/** How a list shows its records, as its address says. */
export function useTableView(): TableView {
  const [params, setParams] = useSearchParams();
  const setTable = useCallback(
    (isTable: boolean) =>
      setParams(
        (given) => {
          if (isTable) given.set(param, 'table');
          else given.delete(param);
          return given;
        },
        { preventScrollReset: true },
      ),
    [setParams],
  );
  return { isTable: params.get(param) === 'table', setTable };
}
