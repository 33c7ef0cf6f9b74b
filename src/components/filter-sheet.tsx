import type { ReactNode } from 'react';

import { Button } from './button.tsx';
import { Dialog, DialogActions } from './dialog.tsx';
import styles from './filter-panel.module.css';

interface FilterSheetProps {
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The filters of a list on a phone. Each choice counts at once; the list stands behind the sheet. */
export function FilterSheet({ isOpen, onClose, children }: FilterSheetProps) {
  return (
    <Dialog title="Filters" isOpen={isOpen} isReading isSheet onClose={onClose}>
      <div className={styles.sheet}>{children}</div>
      <DialogActions>
        <Button kind="primary" onClick={onClose}>
          Show results
        </Button>
      </DialogActions>
    </Dialog>
  );
}
