import { lazy, type ReactNode, Suspense, useState } from 'react';

import { useSignOut } from '#src/features/accounts/index.ts';
import { unsavedPages } from '#src/stores/unsaved.ts';
import { tellLeaving } from '#src/stores/unsaved-windows.ts';
import { useOutboxCount } from './entries.ts';

const SignOutQuestion = lazy(() =>
  import('./components/sign-out-question.tsx').then((m) => ({ default: m.SignOutQuestion })),
);

/**
 * Signs out, after a question if changes wait or entries are unsaved, in other windows, too. Render `question` beside the
 * button.
 */
export function useSafeSignOut(): { signOut: () => void; isPending: boolean; question: ReactNode } {
  const { mutate, isPending } = useSignOut();
  const { waiting, refused } = useOutboxCount();
  const [isAsking, setAsking] = useState(false);
  const [unsaved, setUnsaved] = useState<readonly string[] | null>(null);
  const count = waiting + refused;
  return {
    isPending,
    signOut() {
      const pages = unsavedPages();
      if (count === 0 && pages.length === 0) {
        mutate();
        return;
      }
      setUnsaved(pages);
      setAsking(true);
    },
    question: unsaved && (
      <Suspense fallback={null}>
        <SignOutQuestion
          count={count}
          unsaved={unsaved}
          isOpen={isAsking}
          onSubmit={() => {
            tellLeaving(unsaved);
            mutate();
          }}
          onClose={() => setAsking(false)}
        />
      </Suspense>
    ),
  };
}
