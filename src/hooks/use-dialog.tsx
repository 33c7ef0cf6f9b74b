import { type ReactNode, useState } from 'react';

import type { LatePart } from '#src/components/late-part.tsx';

interface DialogState {
  isOpen: boolean;
  onClose: () => void;
}

interface DialogParts {
  /** The attributes of the button that opens it. */
  trigger: {
    'aria-haspopup': 'dialog';
    onPointerEnter: () => void;
    onFocus: () => void;
    onClick: () => void;
  };
  /**
   * Placed beside the button; empty until the dialog is opened. Afterwards it stays mounted, so that closing can be
   * animated.
   */
  dialog: ReactNode;
}

/**
 * A dialog behind a button, whose code comes when it is about to be needed.
 *
 * @param dialog made by `lateDialog`
 * @param draw the dialog with its attributes
 * @param guard opens it for those only who may, such as members
 */
export function useDialog(
  dialog: Pick<LatePart<never>, 'approach'>,
  draw: (state: DialogState) => ReactNode,
  guard: (open: () => void) => void = (open) => open(),
): DialogParts {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return {
    trigger: {
      'aria-haspopup': 'dialog',
      ...dialog.approach,
      onClick: () =>
        guard(() => {
          setWasOpened(true);
          setOpen(true);
        }),
    },
    dialog: wasOpened && draw({ isOpen, onClose: () => setOpen(false) }),
  };
}
