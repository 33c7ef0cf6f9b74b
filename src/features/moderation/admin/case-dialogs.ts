import type { CaseOutcome, ModerationCase } from '#contract/moderation.ts';

interface CaseDialog {
  title: (kind: string) => string;
  hint: string;
  submit: string;
  /** The message after the action. */
  done: string;
}

const ownerReads = 'The owner sees it. The person who reported it only learns that it was decided.';

/** The dialogs for actions that need a reason. */
const dialogs: Record<Exclude<CaseOutcome, 'approve'>, CaseDialog> = {
  dismiss: {
    title: () => 'Dismiss this report',
    hint: ownerReads,
    submit: 'Dismiss',
    done: 'The report is dismissed',
  },
  uphold: {
    title: () => 'Uphold this report',
    hint: ownerReads,
    submit: 'Uphold',
    done: 'The report is upheld',
  },
  hide: {
    title: (kind) => `Hide this ${kind}`,
    hint: `${ownerReads} You can show it again.`,
    submit: 'Hide',
    done: 'It is hidden',
  },
  remove: {
    title: (kind) => `Remove this ${kind}`,
    hint: `${ownerReads} This cannot be undone.`,
    submit: 'Remove',
    done: 'It is removed',
  },
  decline: {
    title: () => 'Decline this listing',
    hint: 'The owner sees it, and can change the listing and submit it again.',
    submit: 'Decline',
    done: 'The listing is declined',
  },
  restore: {
    title: (kind) => `Show this ${kind} again`,
    hint: 'The owner reads it.',
    submit: 'Show again',
    done: 'It is shown again',
  },
};

/** The dialog for `action`; `undefined` for an approval, which needs none. */
export function dialogOf(action: CaseOutcome, { isHiding }: Pick<ModerationCase, 'isHiding'>): CaseDialog | undefined {
  if (action === 'approve') return undefined;
  // The reporters were notified when it was hidden.
  if (action === 'remove' && isHiding) return { ...dialogs.remove, hint: 'The owner sees it. This cannot be undone.' };
  return dialogs[action];
}
