import type { UpdateChannel } from '#contract/desktop/updates.ts';

/** The name of a channel's feed, as electron-builder calls it: `latest.yml` and its like. */
export const feedOf = (channel: UpdateChannel): 'latest' | 'beta' => (channel === 'stable' ? 'latest' : 'beta');

/**
 * Whether a channel takes a version. The publisher's signature covers the version, so that whoever can write into the
 * feeds cannot give a version that is still being tried to those who take finished ones.
 */
export const takes = (channel: UpdateChannel, version: string): boolean => channel === 'beta' || !version.includes('-');
