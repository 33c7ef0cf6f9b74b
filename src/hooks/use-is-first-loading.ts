import { useState } from 'react';

/**
 * Whether something is still being loaded for the first time for this key: what is on screen stays there while it is loaded
 * again, or when loading begins only later.
 *
 * @param key what it is loaded for, such as a record's id
 */
export function useIsFirstLoading(key: number | string, isLoading: boolean): boolean {
  const [answered, setAnswered] = useState<number | string>();
  if (answered === key) return false;
  if (!isLoading) setAnswered(key);
  return isLoading;
}
