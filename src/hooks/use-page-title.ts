import { useEffect } from 'react';

import { usePageTitleStore } from '#src/stores/page-title.ts';

/** Names the page in the tab, the history and for screen readers; the product's name is added to it. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    usePageTitleStore.setState({ title });
  }, [title]);
}
