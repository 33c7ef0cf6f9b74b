import type { BulkAction } from './bulk-actions.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { ReasonDialog } from './reason-dialog.tsx';

interface BulkQuestionProps<Row> {
  action: BulkAction<Row>;
  /** The number of records, with their noun. */
  count: string;
  onClose: () => void;
  onSubmit: (reason: string) => void;
}

/** Asks for a confirmation or a reason before an action on several records. */
export function BulkQuestion<Row>({ action, count, onClose, onSubmit }: BulkQuestionProps<Row>) {
  const { question, reason, isDanger = false } = action;
  if (reason) {
    return <ReasonDialog {...reason(count)} isDanger={isDanger} isBusy={false} onClose={onClose} onSubmit={onSubmit} />;
  }
  return (
    question && (
      <ConfirmDialog {...question(count)} isDanger={isDanger} onClose={onClose} onSubmit={() => onSubmit('')} />
    )
  );
}
