import { useEffect } from 'react';
import type { SavedSearch } from '#contract/saved-searches.ts';
import type { AddressFilters } from '#contract/saved-searches-kinds.ts';
import { Button } from '#src/components/button.tsx';
import { Dialog, DialogActions } from '#src/components/dialog.tsx';
import styles from './dialog.module.css';
import { SearchRow } from './search-row.tsx';

interface ManageSearchesDialogProps {
  searches: readonly SavedSearch[];
  onRun: (filters: AddressFilters) => void;
  onClose: () => void;
}

/** The dialog to run, rename and delete saved searches and turn on alerts. It closes when none is left. */
export function ManageSearchesDialog({ searches, onRun, onClose }: ManageSearchesDialogProps) {
  const isEmpty = searches.length === 0;
  useEffect(() => {
    if (isEmpty) onClose();
  }, [isEmpty, onClose]);
  return (
    <Dialog title="Saved searches" width={600} onClose={onClose}>
      <ul aria-label="Saved searches" className={styles.list}>
        {searches.map((search) => (
          <SearchRow
            key={search.id}
            search={search}
            onRun={() => {
              onRun(search.filters);
              onClose();
            }}
          />
        ))}
      </ul>
      <DialogActions>
        <Button size="large" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </Dialog>
  );
}
