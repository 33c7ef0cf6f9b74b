import { TableOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { Button } from '#src/components/button.tsx';
import { lateDialog } from '#src/components/late-dialog.tsx';
import type { SharedList } from '../api.ts';

const FieldsDialog = lateDialog(async () => (await import('./fields-dialog.tsx')).FieldsDialog);

/** Opens the fields of a list: its own columns. */
export function FieldsButton({ list }: { list: SharedList }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="large"
        icon={<TableOutlined aria-hidden="true" />}
        aria-haspopup="dialog"
        {...FieldsDialog.approach}
        onClick={() => setOpen(true)}
      >
        Fields
      </Button>
      {isOpen && <FieldsDialog list={list} onClose={() => setOpen(false)} />}
    </>
  );
}
