import { builds, makeIfStale } from '../../scripts/lib/builds.mjs';

/** Builds main process and preload once before the tests that start or pack what is built. */
export async function setup(): Promise<void> {
  await makeIfStale(builds.desktop, { log: () => {} });
}
