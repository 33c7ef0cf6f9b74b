import { useQuery } from '@tanstack/react-query';

import { defaultSite, getSite, type Site, site } from '#contract/site.ts';
import { onceAVisit, queryOf } from '#src/lib/queries.ts';

/** The site data that the server wrote into the page; empty in development and in the desktop app. */
function siteOfPage(): Site | undefined {
  if (typeof document === 'undefined') return undefined;
  const text = document.getElementById('site')?.textContent;
  return text ? site.parse(JSON.parse(text)) : undefined;
}

const written = siteOfPage();

/** The site's settings. */
export const siteQuery = queryOf(getSite, {}, onceAVisit);

/**
 * Names, contact details and links of this network. It never waits: the defaults are used until the answer has arrived.
 */
export function useSite(): Site {
  const { data } = useQuery({
    ...siteQuery,
    enabled: written === undefined,
    placeholderData: defaultSite,
    ...(written && { initialData: written }),
  });
  return data ?? defaultSite;
}
