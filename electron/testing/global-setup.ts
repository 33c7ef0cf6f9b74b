import { builds, makeIfStale } from '../../scripts/lib/builds.mjs';

/** Builds main process and preload once, before the tests that start or pack the build. */
export async function setup(): Promise<void> {
  await makeIfStale(builds.desktop, { log: () => {} });
}
