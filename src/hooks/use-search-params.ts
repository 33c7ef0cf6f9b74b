import { useCallback, useLayoutEffect } from 'react';
import { useLocation, useNavigate, useSearchParams as useRenderedParams } from 'react-router-dom';

interface ChangeOptions {
  /** Whether the change is no step that the back button undoes; a function decides it from the parameters before and after. */
  replace?: boolean | ((before: URLSearchParams, after: URLSearchParams) => boolean);
  preventScrollReset?: boolean;
}

type Params = URLSearchParams | Record<string, string>;
type ChangeParams = (change: Params | ((given: URLSearchParams) => Params), options?: ChangeOptions) => void;

interface Asked {
  search: string;
  /** The key of the location, once it is rendered. */
  key?: string;
}

/**
 * The parameters that are rendered, and those that were asked for since, the latest last. On a busy machine the address of one
 * change is rendered after the next change, which may be another component's, as with a tab and a filter. One page is mounted
 * at a time, in the desktop app's tabs, too (docs/decisions/0063-tabs.md), and begins with its own address.
 */
let asked: { pathname: string; steps: Asked[] } = { pathname: '', steps: [] };

/**
 * The parameters of the address as they are rendered, and a function that changes them. A function that
 * says the new ones is given the latest that were asked for, rendered or not.
 */
export function useSearchParams(): [URLSearchParams, ChangeParams] {
  const [params] = useRenderedParams();
  const navigate = useNavigate();
  const { pathname, key } = useLocation();
  const rendered = params.toString();
  useLayoutEffect(() => {
    const steps = asked.pathname === pathname ? asked.steps : [];
    const place = steps.findIndex((step) => step.search === rendered && (step.key ?? key) === key);
    // An address that was not asked for here, as after the back button, ends what is under way.
    asked = { pathname, steps: [{ search: rendered, key }, ...(place < 0 ? [] : steps.slice(place + 1))] };
  }, [pathname, key, rendered]);
  const change = useCallback<ChangeParams>(
    (work, { replace = false, ...options } = {}) => {
      // Another page may be there already, and this one be about to go.
      if (asked.pathname !== pathname) asked = { pathname, steps: [{ search: rendered }] };
      const before = new URLSearchParams(asked.steps.at(-1)?.search);
      const after = new URLSearchParams(typeof work === 'function' ? work(new URLSearchParams(before)) : work);
      asked.steps.push({ search: after.toString() });
      const isReplaced = typeof replace === 'function' ? replace(before, after) : replace;
      void navigate(`?${after}`, { ...options, replace: isReplaced });
    },
    [navigate, pathname, rendered],
  );
  return [params, change];
}
