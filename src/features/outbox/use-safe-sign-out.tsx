import { lazy, type ReactNode, Suspense, useState } from 'react';

import { useSignOut } from '#src/features/accounts/index.ts';
import { useOutboxCount } from './entries.ts';

const SignOutQuestion = lazy(() =>
  import('./components/sign-out-question.tsx').then((m) => ({ default: m.SignOutQuestion })),
);

/** Signs out, after a question if changes wait. Render `question` beside the button. */
export function useSafeSignOut(): { signOut: () => void; isPending: boolean; question: ReactNode } {
  const { mutate, isPending } = useSignOut();
  const { waiting, refused } = useOutboxCount();
  const [isAsking, setAsking] = useState(false);
  const [wasAsked, setWasAsked] = useState(false);
  const count = waiting + refused;
  return {
    isPending,
    signOut() {
      if (count === 0) {
        mutate();
        return;
      }
      setWasAsked(true);
      setAsking(true);
    },
    question: wasAsked && (
      <Suspense fallback={null}>
        <SignOutQuestion count={count} isOpen={isAsking} onSubmit={() => mutate()} onClose={() => setAsking(false)} />
      </Suspense>
    ),
  };
}
