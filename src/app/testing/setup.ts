import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react';
import * as React from 'react';
import { afterEach } from 'vitest';

import { loadSafeParser } from '#src/components/safe-parser.ts';

// What a test leaves mounted would be told of code that comes after its page has gone.
afterEach(cleanup);

configure({
  // What is waited for comes, on a busy machine as well; one second is not enough there.
  asyncUtilTimeout: 20_000,
  // While something is waited for, each look that finds nothing would print the page; only the last one need do so.
  getElementError(message, container) {
    const { _disableExpensiveErrorDiagnostics: isWaiting } = getConfig() as {
      _disableExpensiveErrorDiagnostics?: boolean;
    };
    const page = isWaiting ? '' : `\n\n${prettyDOM(container)}`;
    return Object.assign(new Error(`${message}${page}`), { name: 'TestingLibraryElementError' });
  },
});

/**
 * React keeps a stack for each of the first 10,000 elements in a second, to name their owners in its warnings. That takes
 * a quarter of the time of a test. Here it has always had that many.
 */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as Record<
  string,
  { recentlyCreatedOwnerStacks?: number } | undefined
>;
if (internals?.recentlyCreatedOwnerStacks === undefined) throw new Error('React counts its stacks elsewhere now');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set() {} });

await loadSafeParser();

// jsdom lays nothing out and lacks these; the editor of long texts asks where its cursor is.
Range.prototype.getBoundingClientRect ??= () => new DOMRect();
Range.prototype.getClientRects ??= () => document.createElement('p').getClientRects();

/** jsdom lays nothing out, so that nothing ever comes near. */
globalThis.IntersectionObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;
