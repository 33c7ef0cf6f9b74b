import { type RefObject, useEffect } from 'react';

/**
 * Holds back the form around an element while `isHeld`, and calls `onHeld` when somebody sends it: what is on its way would
 * be missing from it.
 */
export function useHeldSubmit(inside: RefObject<HTMLElement | null>, isHeld: boolean, onHeld: () => void): void {
  useEffect(() => {
    const form = inside.current?.closest('form');
    if (!form || !isHeld) return;
    const hold = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      onHeld();
    };
    form.addEventListener('submit', hold);
    return () => form.removeEventListener('submit', hold);
  }, [inside, isHeld, onHeld]);
}
