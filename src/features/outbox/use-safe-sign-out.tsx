import { type ReactNode, useState } from 'react';
import { lateDialog } from '#src/components/late-dialog.tsx';

import { useSignOut } from '#src/features/accounts/index.ts';
import { unsavedPages } from '#src/stores/unsaved.ts';
import { tellLeaving } from '#src/stores/unsaved-windows.ts';
import { useOutboxCount } from './entries.ts';

const SignOutQuestion = lateDialog(async () => (await import('./components/sign-out-question.tsx')).SignOutQuestion);

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
    ),
  };
}
