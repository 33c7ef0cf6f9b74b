import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query';

import { type DeepResearchState, deepResearchStatus } from '#contract/deep-research.ts';
import { siteQuery } from '#src/features/site/index.ts';
import { onceAVisit, queryOf } from '#src/lib/queries.ts';
import { platform } from '#src/platform/index.ts';

export interface ToolState {
  /** `unknown`: our own server did not say. */
  state: DeepResearchState | 'checking' | 'unknown';
  isRetrying: boolean;
  retry: () => void;
}

/**
 * Whether the tool at `url` can be shown. Asked again whenever the page is opened, for a tool that was
 * down may be up again. The desktop app does not ask: its webview says itself when it fails, and no
 * header keeps it from showing the tool.
 */
export function useToolState(url: string | null): ToolState {
  const isAsked = url !== null && platform.kind === 'web';
  const { data, isError, isFetching, refetch } = useQuery(
    queryOf(deepResearchStatus, {}, { ...onceAVisit, enabled: isAsked, gcTime: 0 }),
  );
  const isSiteAwaited = useIsSiteAwaited();
  const withoutUrl = isSiteAwaited ? 'checking' : 'not-configured';
  const answered = isAsked ? (data?.status ?? (isError ? 'unknown' : 'checking')) : 'ready';
  return {
    state: url === null ? withoutUrl : answered,
    isRetrying: isFetching,
    retry: () => void refetch(),
  };
}

/** Whether the site's settings are still loading; the defaults, which name no tool, are used until then. */
function useIsSiteAwaited(): boolean {
  const isFetching = useIsFetching(siteQuery) > 0;
  const isKnown = useQueryClient().getQueryData(siteQuery.queryKey) !== undefined;
  return isFetching && !isKnown;
}
