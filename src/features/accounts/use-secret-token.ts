import { useLayoutEffect, useState } from 'react';

import { mailToken } from '#contract/fields.ts';

/** What pages without a policy of their own have (server/http/secure-headers.ts). */
const usualPolicy = 'strict-origin-when-cross-origin';

/**
 * The token that a mailed link brought, or `undefined` when it brought none that could be one. It leaves
 * the address bar, and so the history, bookmarks and shared screens, before the page is painted; and
 * while the page is open no request names the page it comes from. A reload asks for the link again.
 */
export function useSecretToken(): string | undefined {
  const [token] = useState(() => {
    const { search, hash } = window.location;
    const words = new URLSearchParams(hash.startsWith('#token=') ? hash.slice(1) : search);
    return mailToken.safeParse(words.get('token')).data;
  });
  useLayoutEffect(() => {
    const { pathname, hash } = window.location;
    const rest = hash.startsWith('#token=') ? '' : hash;
    // Past the router, which keeps its own state of this entry: nothing is to be rendered anew.
    window.history.replaceState(window.history.state, '', `${pathname}${rest}`);
    const policy = document.createElement('meta');
    policy.name = 'referrer';
    policy.content = 'no-referrer';
    document.head.append(policy);
    return () => {
      // Taking the element away alone would leave its policy in force.
      policy.content = usualPolicy;
      policy.remove();
    };
  }, []);
  return token;
}
