import { useNavigate } from 'react-router-dom';
import { paths } from '#contract/kit/paths.ts';
import { deleteMailing, listMailings, type Mailing, testMailing } from '#contract/newsletter-mailings.ts';
import styles from '#src/components/admin-page.module.css';
import { Button } from '#src/components/button.tsx';
import { ConfirmButton } from '#src/components/confirm-button.tsx';
import { lateDialog } from '#src/components/late-dialog.tsx';
import { useAdminAction } from '#src/hooks/use-admin-action.ts';
import { useDialog } from '#src/hooks/use-dialog.tsx';
import { call } from '#src/lib/api-client.ts';
import { TestButton } from './test-button.tsx';

const SendDialog = lateDialog(async () => (await import('./send-dialog.tsx')).SendDialog);

interface DraftActionsProps {
  mailing: Mailing;
  /** Whether the form has entries that are not saved, which would not be sent. */
  isChanged: boolean;
}

/** What is done with a draft besides writing it: test it, send it, delete it. */
export function DraftActions({ mailing, isChanged }: DraftActionsProps) {
  const { id, subject } = mailing;
  const { trigger, dialog } = useDialog(
    SendDialog,
    ({ isOpen, onClose }) => isOpen && <SendDialog mailing={mailing} onClose={onClose} />,
  );
  const navigate = useNavigate();
  const remove = useAdminAction(listMailings.path, 'The draft is deleted', async () => {
    await call(deleteMailing, { params: { id: String(id) } });
    await navigate(paths.adminMailings);
  });
  return (
    <div className={styles.actions}>
      <ConfirmButton
        label="Delete"
        name={`Delete: ${subject}`}
        question={{
          title: `Delete “${subject}”?`,
          text: 'Nobody has got this mailing. This cannot be undone.',
          submit: 'Delete draft',
          keep: 'Keep draft',
        }}
        isDanger
        isLarge
        isDisabled={remove.isPending}
        onConfirm={() => remove.mutate(undefined)}
      />
      <TestButton send={() => call(testMailing, { params: { id: String(id) } })} isDisabled={isChanged} />
      <Button kind="primary" disabled={isChanged} {...trigger}>
        Send or schedule
      </Button>
      {dialog}
    </div>
  );
}
