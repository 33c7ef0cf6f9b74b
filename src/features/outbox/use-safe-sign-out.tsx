import { lazy, type ReactNode, Suspense, useState } from 'react';

import { useSignOut } from '#src/features/accounts/index.ts';
import { usePageTitleStore } from '#src/stores/page-title.ts';
import { unsavedPages } from '#src/stores/unsaved.ts';
import { useOutboxCount } from './entries.ts';

const SignOutQuestion = lazy(() =>
  import('./components/sign-out-question.tsx').then((m) => ({ default: m.SignOutQuestion })),
);

/** Signs out, after a question if changes wait or entries are unsaved. Render `question` beside the button. */
export function useSafeSignOut(): { signOut: () => void; isPending: boolean; question: ReactNode } {
  const { mutate, isPending } = useSignOut();
  const { waiting, refused } = useOutboxCount();
  const [isAsking, setAsking] = useState(false);
  const [unsaved, setUnsaved] = useState<readonly string[] | null>(null);
  const count = waiting + refused;
  return {
    isPending,
    signOut() {
      const pages = unsavedPages(usePageTitleStore.getState().title);
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
          onSubmit={() => mutate()}
          onClose={() => setAsking(false)}
        />
      </Suspense>
    ),
  };
}
