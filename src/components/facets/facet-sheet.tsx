import type { ReactNode } from 'react';

import { Button } from '../button.tsx';
import { Dialog, DialogActions } from '../dialog.tsx';

interface FacetSheetProps {
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The counted filters of a list on a phone. Each choice counts at once; the list stands behind the sheet. */
export function FacetSheet({ isOpen, onClose, children }: FacetSheetProps) {
  return (
    <Dialog title="Filters" isOpen={isOpen} isReading onClose={onClose}>
      {children}
      <DialogActions>
        <Button kind="primary" onClick={onClose}>
          Show results
        </Button>
      </DialogActions>
    </Dialog>
  );
}
