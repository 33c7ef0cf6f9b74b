import type { ContentRow, ContentStanding, ContentState } from '#contract/content.ts';
import { RowMenu } from '#src/components/row-menu.tsx';

/** The next step for each state, and its label. */
const steps: Record<ContentStanding, { label: string; state: ContentState }> = {
  draft: { label: 'Publish now', state: 'published' },
  scheduled: { label: 'Publish now', state: 'published' },
  published: { label: 'Hide', state: 'hidden' },
  hidden: { label: 'Show again', state: 'published' },
};

interface RowActionsProps {
  row: ContentRow;
  isBusy: boolean;
  onStep: (state: ContentState) => void;
  onDelete: () => void;
}

/** The actions on an article without opening it. */
export function RowActions({ row, isBusy, onStep, onDelete }: RowActionsProps) {
  const { label, state } = steps[row.standing];
  return (
    <RowMenu
      name={row.title}
      actions={[
        { label, isDisabled: isBusy, onSelect: () => onStep(state) },
        {
          label: 'Delete',
          isDanger: true,
          isDisabled: isBusy,
          question: {
            title: `Delete "${row.title}"?`,
            text: 'This cannot be undone. Links to it will stop working.',
            submit: 'Delete',
          },
          onSelect: onDelete,
        },
      ]}
    />
  );
}
