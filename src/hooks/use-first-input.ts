import { useEffect, useState } from 'react';

const inputs = ['pointerdown', 'keydown'] as const;

/** Whether the user has begun to press or to type: what only such input brings up can be loaded from then on. */
export function useFirstInput(): boolean {
  const [hasBegun, setBegun] = useState(false);
  useEffect(() => {
    if (hasBegun) return;
    const begin = () => setBegun(true);
    for (const input of inputs) window.addEventListener(input, begin, { capture: true, passive: true });
    return () => {
      for (const input of inputs) window.removeEventListener(input, begin, { capture: true });
    };
  }, [hasBegun]);
  return hasBegun;
}
