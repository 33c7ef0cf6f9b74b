import { type ReactNode, useState } from 'react';
import type { Meeting } from '#contract/messages-meetings.ts';
import { lateDialog } from '#src/components/late-dialog.tsx';

const ProposalDialog = lateDialog(async () => (await import('./proposal-dialog.tsx')).ProposalDialog);

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
      <ProposalDialog
        userId={userId}
        conversationId={conversationId}
        peer={peer}
        insteadOf={asked.insteadOf}
        onClose={() => setAsked(null)}
      />
    ),
  };
}
