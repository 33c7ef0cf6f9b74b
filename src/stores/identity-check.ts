import { create } from 'zustand';

interface IdentityCheckState {
  /** Someone waits for the password; the dialog that asks for it is open. */
  isAsking: boolean;
  /** Ends it: whether the server has taken the password. */
  answer: (isConfirmed: boolean) => void;
}

let asking: Promise<boolean> | undefined;

export const useIdentityCheck = create<IdentityCheckState>(() => ({ isAsking: false, answer: () => undefined }));

/**
 * Has the member's password asked for. Resolves with whether the server has taken it; `false` for who
 * gives it up. Calls that ask at the same time wait for the same answer.
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
