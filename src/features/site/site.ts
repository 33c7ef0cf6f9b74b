import { useQuery } from '@tanstack/react-query';

import { defaultSite, getSite, type Site, site } from '#contract/site.ts';
import { call } from '#src/lib/api-client.ts';

/** What the server wrote into the page; empty in development and in the desktop app. */
function siteOfPage(): Site | undefined {
  if (typeof document === 'undefined') return undefined;
  const text = document.getElementById('site')?.textContent;
  return text ? site.parse(JSON.parse(text)) : undefined;
}

const written = siteOfPage();

/** Names, contact details and links of this network; never waits: the defaults stand in. */
export function useSite(): Site {
  const { data } = useQuery({
    queryKey: [getSite.path],
    queryFn: ({ signal }) => call(getSite, {}, signal),
    enabled: written === undefined,
    placeholderData: defaultSite,
    ...(written && { initialData: written }),
  });
  return data ?? defaultSite;
}
