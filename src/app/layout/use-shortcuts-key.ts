import { useEffect } from 'react';

import { useShell } from '#src/stores/shell.ts';

/** Ctrl or Cmd and the slash open and close the list of shortcuts. */
export function useShortcutsKey(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // On some keyboards the slash is typed with Shift.
      if (event.key !== '/' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      const { isShortcutsOpen, setShortcuts } = useShell.getState();
      setShortcuts(!isShortcutsOpen);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
