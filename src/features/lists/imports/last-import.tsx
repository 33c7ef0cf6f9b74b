import { UndoOutlined } from '@ant-design/icons';

import { Button } from '#src/components/button.tsx';
import { formatAge } from '#src/lib/format.ts';
import { showRefusalAs } from '#src/lib/show-refusal.ts';
import { toast } from '#src/stores/toasts.ts';
import type { SharedList } from '../api.ts';
import { recordsIn } from '../words.ts';
import { useUndoImport } from './api.ts';
import styles from './import.module.css';

/** What was imported last, and the way to undo it. */
export function LastImport({ list }: { list: SharedList }) {
  const { mutate, isPending } = useUndoImport(list);
  const { lastImport } = list;
  if (!lastImport) return null;
  const { id, added, isOwn, at } = lastImport;
  return (
    <p className={styles.last}>
      <span>
        {isOwn ? 'You imported' : 'Somebody else imported'} {recordsIn(added)} {formatAge(at)}.
      </span>
      <Button
        size="small"
        icon={<UndoOutlined aria-hidden="true" />}
        isLoading={isPending}
        onClick={() =>
          mutate(id, {
            onSuccess: ({ removed }) =>
              toast({ title: 'Import undone', description: `${recordsIn(removed)} taken off the list.` }),
            onError: (error) => showRefusalAs('The import was not undone', error),
          })
        }
      >
        Undo import
      </Button>
    </p>
  );
}
