import { TableOutlined } from '@ant-design/icons';
import { lazy, Suspense, useState } from 'react';

import { Button } from '#src/components/button.tsx';
import type { SharedList } from '../api.ts';

const load = () => import('./fields-dialog.tsx');
const FieldsDialog = lazy(() => load().then((m) => ({ default: m.FieldsDialog })));

/** Opens the fields of a list: its own columns. */
export function FieldsButton({ list }: { list: SharedList }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="large"
        icon={<TableOutlined aria-hidden="true" />}
        aria-haspopup="dialog"
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => setOpen(true)}
      >
        Fields
      </Button>
      {isOpen && (
        <Suspense>
          <FieldsDialog list={list} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
