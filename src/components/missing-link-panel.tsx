import type { ReactNode } from 'react';

import { StepPanel } from './step-panel.tsx';

/**
 * What a page that a mail leads to says when it has no link: it was cut off, or the page was reloaded, which loses it
 * (`useMailedSecrets`). Perhaps all is done already, so this is no warning.
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
