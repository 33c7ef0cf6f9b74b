import { ImportOutlined } from '@ant-design/icons';
import { useState } from 'react';
import type { List } from '#contract/lists.ts';
import { Button } from '#src/components/button.tsx';
import { lateDialog } from '#src/components/late-dialog.tsx';

const ImportDialog = lateDialog(async () => (await import('./import-dialog.tsx')).ImportDialog);

/** Opens the import of a file into a list. */
export function ImportButton({ list }: { list: Pick<List, 'id' | 'name'> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="large"
        icon={<ImportOutlined aria-hidden="true" />}
        aria-haspopup="dialog"
        {...ImportDialog.approach}
        onClick={() => setOpen(true)}
      >
        Import
      </Button>
      {isOpen && <ImportDialog list={list} onClose={() => setOpen(false)} />}
    </>
  );
}
