import type { QueryClient } from '@tanstack/react-query';

import type { HandedOver } from '#contract/kit/rendered-page.ts';
import { currentUserQuery } from '#src/features/accounts/index.ts';

/**
 * Puts the answers that the server wrote into the page into the query cache, before the page is drawn for the first time.
 * Returns whether the server drew this page, which it does for visitors only.
 */
export function takeOver(client: QueryClient): boolean {
  const answers = answersOfPage();
  if (!answers) return false;
  const isNew = isFromServer();
  for (const { key, data } of answers) {
    if (isNew) client.setQueryDefaults(key, { staleTime: Number.POSITIVE_INFINITY });
    client.setQueryData(key, data, isNew ? {} : { updatedAt: 0 });
  }
  client.setQueryData(currentUserQuery.queryKey, null);
  return true;
}

/** Called once the page has been drawn: from now on data is asked for again on every visit, as everywhere. */
export function endTakeOver(client: QueryClient): void {
  for (const { key } of answersOfPage() ?? []) client.setQueryDefaults(key, {});
  // From now on buttons and fields work.
  delete document.documentElement.dataset.drawn;
}

function answersOfPage(): HandedOver | undefined {
  const text = document.getElementById('state')?.textContent;
  return text ? (JSON.parse(text) as HandedOver) : undefined;
}

/** A page out of the browser's cache, as after the back button, may be old: it is shown, and its data asked for again. */
function isFromServer(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation === undefined || navigation.transferSize > 0;
}
