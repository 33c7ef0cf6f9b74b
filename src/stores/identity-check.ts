import { create } from 'zustand';

interface IdentityCheckState {
  /** A call waits for the password; the dialog is open. */
  isAsking: boolean;
  /** Ends the check: whether the server accepted the password. */
  answer: (isConfirmed: boolean) => void;
}

let asking: Promise<boolean> | undefined;

export const useIdentityCheck = create<IdentityCheckState>(() => ({ isAsking: false, answer: () => undefined }));

/**
 * Asks for the member's password. Resolves with whether the server accepted it; `false` when the member cancels.
 * Concurrent calls share one dialog.
 */
export function checkIdentity(): Promise<boolean> {
  asking ??= new Promise((resolve) => {
    useIdentityCheck.setState({
      isAsking: true,
      answer(isConfirmed) {
        asking = undefined;
        useIdentityCheck.setState({ isAsking: false });
        resolve(isConfirmed);
      },
    });
  });
  return asking;
}
