import { useQuery } from '@tanstack/react-query';

import { mayEdit } from '#contract/lists.ts';
import { Button } from '#src/components/button.tsx';
import { Checkbox } from '#src/components/checkbox.tsx';
import { Dialog, DialogActions } from '#src/components/dialog.tsx';
import { RetryPanel } from '#src/components/retry-panel.tsx';
import { RowsSkeleton } from '#src/components/rows-skeleton.tsx';
import { NewForm } from '#src/features/sharing/index.ts';
import { showRefusalAs } from '#src/lib/show-refusal.ts';
import { type Listed, listsQuery, useHolding } from '../api.ts';
import { listKind } from '../kind.ts';
import { recordsIn } from '../words.ts';
import styles from './add-to-list-dialog.module.css';

interface AddToListDialogProps {
  record: Listed;
  /** The record's name. */
  name: string;
  isOpen: boolean;
  onClose: () => void;
}

/** The lists that the member may change, ticked where they hold the record, and a field for a new one. */
export function AddToListDialog({ record, name, isOpen, onClose }: AddToListDialogProps) {
  return (
    <Dialog title={`Add ${name} to a list`} isOpen={isOpen} onClose={onClose}>
      <Choices record={record} />
      <DialogActions>
        <Button size="large" kind="primary" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Choices({ record }: { record: Listed }) {
  const { data, isError, isFetching, refetch } = useQuery(listsQuery);
  const { ids, isError: isUnknown, setListed } = useHolding(record);
  const set = (listId: number, isListed: boolean) =>
    setListed({ listId, isListed }, { onError: (error) => showRefusalAs('The list was not changed', error) });
  if (!data || !ids) {
    if (isError || isUnknown) {
      return (
        <RetryPanel title="Your lists could not be loaded" isRetrying={isFetching} onRetry={() => void refetch()} />
      );
    }
    return <RowsSkeleton />;
  }
  const lists = data.items.filter(({ access }) => mayEdit(access));
  return (
    <div className={styles.choices}>
      {lists.length > 0 && (
        <ul className={styles.lists} aria-label="Your lists">
          {lists.map(({ id, name, items, owner }) => (
            <li key={id}>
              <Checkbox isChecked={ids.includes(id)} onChange={(isChecked) => set(id, isChecked)}>
                {name}{' '}
                <span className={styles.about}>
                  {recordsIn(items)}
                  {owner && `, of ${owner.name}`}
                </span>
              </Checkbox>
            </li>
          ))}
        </ul>
      )}
      <NewForm kind={listKind} onMade={({ id }) => set(id, true)} submit="Create and add" />
    </div>
  );
}
