import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

/** Whether the system asks for less motion. */
export function isMotionReduced(): boolean {
  return matchMedia(query).matches;
}

/** The same for a component, which follows when the setting is changed. */
export function useMotionReduced(): boolean {
  return useSyncExternalStore(follow, isMotionReduced, () => false);
}

function follow(onChange: () => void): () => void {
  const setting = matchMedia(query);
  setting.addEventListener('change', onChange);
  return () => setting.removeEventListener('change', onChange);
}
