import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** What the search palette can ask of the page that it opens. */
export type Asked = 'add-to-list' | 'add-to-pipeline' | 'note' | 'export-csv' | 'export-xlsx';

/** The state of a history entry that asks this of its page. */
export const asking = (asked: Asked | undefined) => (asked ? { asked } : undefined);

/**
 * Does once what the page was opened for, as soon as the part of the page that can do it is there. `what` is `undefined` for
 * a part that does not stand for the whole page, such as a button of a card.
 */
export function useAsked(what: Asked | undefined, act: () => void): void {
  const location = useLocation();
  const navigate = useNavigate();
  const { pathname, search, hash } = location;
  const { asked, ...rest } = (location.state ?? {}) as { asked?: unknown };
  const isAsked = what !== undefined && asked === what;
  const obey = useEffectEvent(() => {
    // Going back must not do it again.
    void navigate({ pathname, search, hash }, { replace: true, state: rest, preventScrollReset: true });
    act();
  });
  useEffect(() => {
    if (isAsked) obey();
  }, [isAsked]);
}
