import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { TemplateDialog as Dialog } from './template-dialog.tsx';

const TemplateDialog = lazy(() =>
  import('./template-dialog.tsx').then((module) => ({ default: module.TemplateDialog })),
);
type Opened = Parameters<typeof Dialog>[0]['template'];

/** The form for a template; its code comes when it is first opened. */
export function useTemplateDialog(): { open: (template: Opened) => void; dialog: ReactNode } {
  const [opened, setOpened] = useState<Opened | null>(null);
  return {
    open: setOpened,
    dialog: opened && (
      <Suspense fallback={null}>
        <TemplateDialog template={opened} onClose={() => setOpened(null)} />
      </Suspense>
    ),
  };
}
