import { lazy, Suspense } from 'react';

import { platform } from '#src/platform/index.ts';
import { useShell } from '#src/stores/shell.ts';
import { useShortcutsKey } from './use-shortcuts-key.ts';

const FindBar = lazy(() => import('../desktop/find-bar.tsx').then((m) => ({ default: m.FindBar })));
const ShortcutsDialog = lazy(() => import('./shortcuts-dialog.tsx').then((m) => ({ default: m.ShortcutsDialog })));

/** Overlays that keys and the app's menu open above any page. */
export function Overlays() {
  useShortcutsKey();
  const isFindOpen = useShell((state) => state.isFindOpen);
  const isShortcutsOpen = useShell((state) => state.isShortcutsOpen);
  const setFind = useShell((state) => state.setFind);
  const setShortcuts = useShell((state) => state.setShortcuts);
  return (
    <Suspense fallback={null}>
      {platform.app && isFindOpen && <FindBar app={platform.app} onClose={() => setFind(false)} />}
      {isShortcutsOpen && <ShortcutsDialog onClose={() => setShortcuts(false)} />}
    </Suspense>
  );
}
