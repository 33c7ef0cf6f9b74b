import { type ReactNode, useState } from 'react';
import { lateDialog } from '#src/components/late-dialog.tsx';
import type { TemplateDialog as Dialog } from './template-dialog.tsx';

const TemplateDialog = lateDialog(async () => (await import('./template-dialog.tsx')).TemplateDialog);
type Opened = Parameters<typeof Dialog>[0]['template'];

/** The form for a template; its code comes when it is first opened. */
export function useTemplateDialog(): { open: (template: Opened) => void; dialog: ReactNode } {
  const [opened, setOpened] = useState<Opened | null>(null);
  return {
    open: setOpened,
    dialog: opened && <TemplateDialog template={opened} onClose={() => setOpened(null)} />,
  };
}
