import type { IntroductionTarget } from '#contract/introductions.ts';
import { Button } from '#src/components/button.tsx';
import { Dialog, DialogActions, DialogForm, FormActions } from '#src/components/dialog.tsx';
import { useRequestForm } from '../request-form.ts';
import { ConnectedNote } from './connected-note.tsx';
import styles from './introduction-dialog.module.css';
import { PriceDialog } from './price-dialog.tsx';
import { PriceNote } from './price-note.tsx';
import { ReasonWriter, type Writer } from './reason-writer.tsx';
import { RequestFields } from './request-fields.tsx';

export interface IntroductionDialogProps {
  target: Pick<IntroductionTarget, 'kind' | 'id' | 'title'>;
  /** A reason to start from, which the member edits. */
  draft?: string;
  /** Writes another reason on demand. */
  writer?: Writer;
  isOpen: boolean;
  onClose: () => void;
}

/** The warm-introduction dialog (rule introduction-requests): submitting closes it once the request is stored. */
export function IntroductionDialog({ target, draft = '', writer, isOpen, onClose }: IntroductionDialogProps) {
  const { form, quote, isQuoting, isSending, submit, connected, confirmation } = useRequestForm({
    target: `${target.kind}:${target.id}`,
    reason: draft,
    onSent: onClose,
  });
  const targetError = form.formState.errors.target?.message;
  return (
    <>
      <Dialog title="Request a warm introduction" width={600} isOpen={isOpen} onClose={onClose}>
        {connected ? (
          <>
            <ConnectedNote {...connected} />
            <DialogActions>
              <Button size="large" onClick={onClose}>
                Close
              </Button>
            </DialogActions>
          </>
        ) : (
          <DialogForm label="Request a warm introduction" onSubmit={submit}>
            <p className={styles.whom}>
              To <strong>{target.title}</strong>. We ask the other side first; contact details are shared once both of
              you have agreed.
            </p>
            {targetError && (
              <p role="alert" className={styles.error}>
                {targetError}
              </p>
            )}
            <RequestFields control={form.control} target={target} />
            {writer && <ReasonWriter form={form} writer={writer} />}
            <PriceNote quote={quote} />
            <FormActions
              submit={isSending ? 'Submitting...' : 'Submit Request'}
              isBusy={isSending || isQuoting}
              onClose={onClose}
            />
          </DialogForm>
        )}
      </Dialog>
      {isOpen && confirmation && <PriceDialog {...confirmation} />}
    </>
  );
}
