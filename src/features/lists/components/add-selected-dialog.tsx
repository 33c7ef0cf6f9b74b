import { useQuery } from '@tanstack/react-query';

import { type List, mayEdit } from '#contract/lists.ts';
import { Button } from '#src/components/button.tsx';
import { Dialog, DialogActions } from '#src/components/dialog.tsx';
import { RetryPanel } from '#src/components/retry-panel.tsx';
import { RowsSkeleton } from '#src/components/rows-skeleton.tsx';
import { NewForm } from '#src/features/sharing/index.ts';
import { Waiting } from '#src/lib/api-error.ts';
import { showRefusalAs } from '#src/lib/show-refusal.ts';
import { toast } from '#src/stores/toasts.ts';
import { type Listed, listsQuery, useAddAll } from '../api.ts';
import { listKind } from '../kind.ts';
import { recordsIn } from '../words.ts';
import styles from './add-to-list-dialog.module.css';

interface AddSelectedDialogProps {
  /** How many records of what kind, in a sentence. */
  title: string;
  records: Listed[];
  isOpen: boolean;
  onClose: () => void;
}

/** The lists that the member may change; one of them takes all the records, and the dialog closes. */
export function AddSelectedDialog({ title, records, isOpen, onClose }: AddSelectedDialogProps) {
  const { mutate, isPending } = useAddAll();
  const add = ({ id, name }: Pick<List, 'id' | 'name'>) =>
    mutate(
      { listId: id, records },
      {
        onSuccess() {
          toast({ title: `Added to “${name}”`, description: `${recordsIn(records.length)} of your selection.` });
          onClose();
        },
        onError(error) {
          showRefusalAs('No record was added', error);
          // It waits in the outbox of the desktop app, which sends it by itself.
          if (error instanceof Waiting) onClose();
        },
      },
    );
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose}>
      <Choices isPending={isPending} onChoose={add} />
      <DialogActions>
        <Button size="large" onClick={onClose}>
          Cancel
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Choices({ isPending, onChoose }: { isPending: boolean; onChoose: (list: List) => void }) {
  const { data, isError, isFetching, refetch } = useQuery(listsQuery);
  if (!data) {
    if (!isError) return <RowsSkeleton />;
    return <RetryPanel title="Your lists could not be loaded" isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  const lists = data.items.filter(({ access }) => mayEdit(access));
  return (
    <div className={styles.choices}>
      {lists.length > 0 && (
        <ul className={styles.lists} aria-label="Your lists">
          {lists.map((list) => (
            <li key={list.id} className={styles.choice}>
              <span>
                {list.name}{' '}
                <span className={styles.about}>
                  {recordsIn(list.items)}
                  {list.owner && `, of ${list.owner.name}`}
                </span>
              </span>
              <Button disabled={isPending} aria-label={`Add to ${list.name}`} onClick={() => onChoose(list)}>
                Add
              </Button>
            </li>
          ))}
        </ul>
      )}
      <NewForm kind={listKind} onMade={onChoose} submit="Create and add" />
    </div>
  );
}
