import { useEffect } from 'react';

import { fullTitle } from '#contract/kit/pages.ts';
import { useSite } from '#src/features/site/index.ts';
import { usePageTitleStore } from '#src/stores/page-title.ts';

/** Writes the page's name and the product's into the tab, in the words the server's HTML has. */
export function DocumentTitle() {
  const site = useSite();
  const title = usePageTitleStore((state) => state.title);
  useEffect(() => {
    if (title !== null) document.title = fullTitle(title, site);
  }, [title, site]);
  return null;
}
