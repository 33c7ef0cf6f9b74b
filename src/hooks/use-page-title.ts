import { useLayoutEffect } from 'react';

import { usePageTitleStore } from '#src/stores/page-title.ts';

/**
 * Names the page in the tab, the history and for screen readers; the product's name is added to it. A title changes in the
 * same moment as the page, so that nobody reads a heading under the name of the page before.
 */
export function usePageTitle(title: string): void {
  useLayoutEffect(() => {
    usePageTitleStore.setState({ title });
  }, [title]);
}
