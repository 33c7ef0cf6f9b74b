import { PlanNote } from '#src/components/plan-note.tsx';

/** What the plan adds, in the order of the tabs. */
const added = [
  'All members who fit you, not only one a week',
  'Companies, technologies, listings and events for you',
  '“Good match” and “Not for me”, which improve your matches at once',
  'An email of new matches, once a week, which you can turn off',
];

/** Under the one match of a free member, and on the other tabs: what the Professional plan adds. */
export function MatchesPlanNote() {
  return (
    <PlanNote
      title="The matchmaker is part of the Professional plan"
      text="On the Free plan you see one member a week who fits you. The Professional plan adds:"
      added={added}
    />
  );
}
