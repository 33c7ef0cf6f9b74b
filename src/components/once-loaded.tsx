import type { ReactNode } from 'react';

import { useIsFirstLoading } from '#src/hooks/use-is-first-loading.ts';

interface OnceLoadedProps {
  /** Whether what decides about the content is still unknown, such as what its reader may do there. */
  isLoading: boolean;
  skeleton: ReactNode;
  children: ReactNode;
}

/**
 * Content that waits for what decides about parts in its middle, which would move the others if it came later. Given a `key`,
 * it waits again for each record; what has once been shown stays.
 */
export function OnceLoaded({ isLoading, skeleton, children }: OnceLoadedProps) {
  return useIsFirstLoading('content', isLoading) ? skeleton : children;
}
