import { type ReactNode, Suspense, useState } from 'react';

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
 * @param load imports its code
 * @param draw the dialog, of a component that is `lazy` on the same import
 * @param guard opens it for those only who may, such as members
 */
export function useDialog(
  load: () => Promise<unknown>,
  draw: (state: DialogState) => ReactNode,
  guard: (open: () => void) => void = (open) => open(),
): DialogParts {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return {
    trigger: {
      'aria-haspopup': 'dialog',
      onPointerEnter: () => void load(),
      onFocus: () => void load(),
      onClick: () =>
        guard(() => {
          setWasOpened(true);
          setOpen(true);
        }),
    },
    dialog: wasOpened && <Suspense fallback={null}>{draw({ isOpen, onClose: () => setOpen(false) })}</Suspense>,
  };
}
