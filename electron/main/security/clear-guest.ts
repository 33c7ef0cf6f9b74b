import type { Session } from 'electron';

/**
 * Deletes all data that the research tool has stored in its partition, above all its sign-in: the next CARDI user must
 * not be signed in to the former user's account at the tool.
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
