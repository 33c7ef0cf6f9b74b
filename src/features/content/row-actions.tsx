import type { ContentRow, ContentStanding, ContentState } from '#contract/content.ts';
import styles from '#src/components/admin-page.module.css';
import { Button } from '#src/components/button.tsx';
import { ConfirmButton } from '#src/components/confirm-button.tsx';

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
    <span className={styles.actions}>
      <Button size="small" disabled={isBusy} aria-label={`${label}: ${row.title}`} onClick={() => onStep(state)}>
        {label}
      </Button>
      <ConfirmButton
        label="Delete"
        name={`Delete ${row.title}`}
        question={{
          title: `Delete "${row.title}"?`,
          text: 'This cannot be undone. Links to it will stop working.',
          submit: 'Delete',
        }}
        isDanger
        isDisabled={isBusy}
        onConfirm={onDelete}
      />
    </span>
  );
}
