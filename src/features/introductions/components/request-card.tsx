import { Button } from '#src/components/button.tsx';

import { type RequestFormOptions, useRequestForm } from '../request-form.ts';
import { ConnectedNote } from './connected-note.tsx';
import { PriceDialog } from './price-dialog.tsx';
import { PriceNote } from './price-note.tsx';
import styles from './request-card.module.css';
import { RequestFields } from './request-fields.tsx';
import { TargetField } from './target-field.tsx';

/** The request form on its page, with the field for the person to meet. */
export function RequestCard({ target, onSent }: RequestFormOptions) {
  const { form, quote, isQuoting, isSending, submit, connected, confirmation } = useRequestForm({ target, onSent });
  return (
    <>
      <form className={styles.form} noValidate onSubmit={submit} aria-label="Request a warm introduction">
        <TargetField control={form.control} />
        {connected ? (
          <ConnectedNote {...connected} />
        ) : (
          <>
            <RequestFields control={form.control} />
            <div className={styles.foot}>
              <PriceNote quote={quote} />
              <Button kind="primary" size="large" type="submit" disabled={isSending || isQuoting}>
                {isSending ? 'Submitting...' : 'Submit Request'}
              </Button>
            </div>
          </>
        )}
      </form>
      {confirmation && <PriceDialog {...confirmation} />}
    </>
  );
}
