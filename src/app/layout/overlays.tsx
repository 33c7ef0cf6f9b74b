import { lateDialog } from '#src/components/late-dialog.tsx';
import { latePart } from '#src/components/late-part.tsx';
import { platform } from '#src/platform/index.ts';
import { useIdentityCheck } from '#src/stores/identity-check.ts';
import { useShell } from '#src/stores/shell.ts';
import { LateToaster } from './late-toaster.tsx';
import { useShortcutsKey } from './use-shortcuts-key.ts';

const FindBar = latePart(async () => (await import('../desktop/find-bar.tsx')).FindBar);
const IdentityDialog = lateDialog(
  async () => (await import('#src/features/accounts/settings/components/identity-dialog.tsx')).IdentityDialog,
);
const ShortcutsDialog = lateDialog(async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog);

/** Overlays above any page: toasts, what keys and the app's menu open, and the question for the password. */
export function Overlays() {
  useShortcutsKey();
  const isFindOpen = useShell((state) => state.isFindOpen);
  const isShortcutsOpen = useShell((state) => state.isShortcutsOpen);
  const isAsking = useIdentityCheck((state) => state.isAsking);
  const answer = useIdentityCheck((state) => state.answer);
  const setFind = useShell((state) => state.setFind);
  const setShortcuts = useShell((state) => state.setShortcuts);
  return (
    <>
      <LateToaster />
      {platform.app && isFindOpen && <FindBar app={platform.app} onClose={() => setFind(false)} />}
      {isAsking && <IdentityDialog onClose={() => answer(false)} />}
      {isShortcutsOpen && <ShortcutsDialog onClose={() => setShortcuts(false)} />}
    </>
  );
}
