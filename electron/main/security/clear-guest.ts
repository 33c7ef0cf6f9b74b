import type { Session } from 'electron';

/**
 * Takes everything the research tool has stored out of its partition, its sign-in above all: the next
 * person who signs in to CARDI must not find themselves in the former one's account there.
 */
export async function clearGuest(
  guest: Pick<Session, 'clearStorageData' | 'clearCache' | 'clearAuthCache'>,
  report: (problem: string, error: unknown) => void,
): Promise<void> {
  try {
    await Promise.all([guest.clearStorageData(), guest.clearCache(), guest.clearAuthCache()]);
  } catch (error) {
    report('The research tool’s data could not be deleted', error);
  }
}
