import type { ReactNode } from 'react';

import { StepPanel } from './step-panel.tsx';

/**
 * The panel of a page that was opened without the link from an email: the link was cut off, or a reload lost it
 * (`useMailedSecrets`). Its task may already be done, so this is not a warning.
 */
export function MissingLinkPanel({ actions }: { actions: ReactNode }) {
  return (
    <StepPanel
      mark="mail"
      title="Please open the link from the email again"
      text="Reloading this page removes the link. If you have finished here, there is nothing left to do."
      actions={actions}
    />
  );
}
