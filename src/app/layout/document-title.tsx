import { useLayoutEffect } from 'react';

import { fullTitle } from '#contract/kit/paths.ts';
import { useSite } from '#src/features/site/index.ts';
import { usePageTitleStore } from '#src/stores/page-title.ts';

/** Writes the page's and the product's name into the tab title, as in the server's HTML. */
export function DocumentTitle() {
  const site = useSite();
  const title = usePageTitleStore((state) => state.title);
  useLayoutEffect(() => {
    if (title !== null) document.title = fullTitle(title, site);
  }, [title, site]);
  return null;
}
