import { type CaseOutcome, listCases, type ModerationCase } from '#contract/moderation.ts';
import type { BulkAction, Selection } from '#src/components/bulk-actions.tsx';
import { actionsOf } from './case-actions.ts';
import { settle } from './settle.ts';

const ownersRead = 'Their owners see it. The people who reported them only learn that it was decided.';

/** An action that each of the selected cases allows. */
const step = (outcome: CaseOutcome) => ({
  fits: (moderated: ModerationCase) => actionsOf(moderated).includes(outcome),
  act: (moderated: ModerationCase, reason: string) => settle(moderated, outcome, reason),
});

const actions: readonly BulkAction<ModerationCase>[] = [
  {
    ...step('approve'),
    label: 'Approve',
    done: (cases) => `Approved ${cases}`,
  },
  {
    ...step('dismiss'),
    label: 'Dismiss',
    reason: (cases) => ({ title: `Dismiss ${cases}`, hint: ownersRead, submit: 'Dismiss' }),
    done: (cases) => `Dismissed ${cases}`,
  },
  {
    ...step('hide'),
    label: 'Hide',
    reason: (cases) => ({
      title: `Hide the records of ${cases}`,
      hint: `${ownersRead} You can show them again.`,
      submit: 'Hide',
    }),
    done: (cases) => `Hid the records of ${cases}`,
  },
  {
    ...step('restore'),
    label: 'Show again',
    reason: (cases) => ({
      title: `Show the records of ${cases} again`,
      hint: 'Their owners read it.',
      submit: 'Show again',
    }),
    done: (cases) => `The records of ${cases} are shown again`,
  },
];

/** The actions for several cases at once. Actions that cannot be undone are taken case by case. */
export const selection: Selection<ModerationCase> = {
  nouns: { one: 'case', many: 'cases' },
  path: listCases.path,
  nameOf: ({ title }) => title,
  actions,
};
