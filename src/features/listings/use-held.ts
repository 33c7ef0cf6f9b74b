import { useState } from 'react';

/** The first value that there was for a key; later ones are for those who open the page after this. */
export function useHeld<T>(key: string, value: T | null): T | null {
  const [held, setHeld] = useState<{ key: string; value: T } | null>(null);
  const isHeld = held?.key === key;
  if (!isHeld && value !== null) setHeld({ key, value });
  return isHeld ? held.value : value;
}
