import { ImportOutlined } from '@ant-design/icons';
import { lazy, Suspense, useState } from 'react';

import type { List } from '#contract/lists.ts';
import { Button } from '#src/components/button.tsx';

const load = () => import('./import-dialog.tsx');
const ImportDialog = lazy(() => load().then((m) => ({ default: m.ImportDialog })));

/** Opens the import of a file into a list. */
export function ImportButton({ list }: { list: Pick<List, 'id' | 'name'> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="large"
        icon={<ImportOutlined aria-hidden="true" />}
        aria-haspopup="dialog"
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => setOpen(true)}
      >
        Import
      </Button>
      {isOpen && (
        <Suspense>
          <ImportDialog list={list} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
