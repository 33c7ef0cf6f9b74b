import type { ServerMode } from '#contract/desktop/servers.ts';

/** The prefix that marks test installations in the title. */
const badges: Partial<Record<ServerMode, string>> = { staging: '[STAGING]', development: '[DEVELOPMENT]' };

/** The window's title: the page's own, with a badge for servers that are not production. */
export function windowTitle(pageTitle: string, mode: ServerMode | null): string {
  const badge = mode === null ? undefined : badges[mode];
  return badge === undefined ? pageTitle : `${badge} ${pageTitle}`;
}
