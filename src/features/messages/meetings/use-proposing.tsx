import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Meeting } from '#contract/messages-meetings.ts';

const load = () => import('./proposal-dialog.tsx');
const ProposalDialog = lazy(() => load().then((module) => ({ default: module.ProposalDialog })));

interface Proposing {
  /** Opens the form, for a new meeting or for other times of one. */
  propose: (insteadOf: Meeting | null) => void;
  /** Placed anywhere beside what opens it. */
  dialog: ReactNode;
}

/** The form for a meeting; its code comes when it is first opened. */
export function useProposing(userId: number, conversationId: string, peer: string): Proposing {
  const [asked, setAsked] = useState<{ insteadOf: Meeting | null } | null>(null);
  return {
    propose: (insteadOf) => setAsked({ insteadOf }),
    dialog: asked && (
      <Suspense fallback={null}>
        <ProposalDialog
          userId={userId}
          conversationId={conversationId}
          peer={peer}
          insteadOf={asked.insteadOf}
          onClose={() => setAsked(null)}
        />
      </Suspense>
    ),
  };
}
