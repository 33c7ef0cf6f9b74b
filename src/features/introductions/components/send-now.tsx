import { useState } from 'react';
import type { Introduction } from '#contract/introductions.ts';
import { paths } from '#contract/kit/paths.ts';
import { Button } from '#src/components/button.tsx';
import { ButtonLink } from '#src/components/button-link.tsx';
import { Row } from '#src/components/row.tsx';
import { showRefusal } from '#src/lib/show-refusal.ts';
import { toast } from '#src/stores/toasts.ts';
import { useQuote, useSendNow } from '../api.ts';
import { submitted } from '../request-form.ts';
import { PriceDialog } from './price-dialog.tsx';
import { PriceNote } from './price-note.tsx';
import styles from './step-card.module.css';

/** For a request that waits for the membership: once there is one, the sender can send the request. */
export function SendNow({ introduction: { id } }: { introduction: Introduction }) {
  const quote = useQuote();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useSendNow(id);
  const price = quote.data?.price;
  return (
    <section className={styles.card} aria-label="Send this request">
      <PriceNote quote={quote} />
      <Row gap={12}>
        {quote.data && !price ? (
          <ButtonLink to={paths.pricing}>See Professional membership</ButtonLink>
        ) : (
          <Button
            size="large"
            kind="primary"
            aria-haspopup="dialog"
            disabled={isPending || !price}
            onClick={() => setAsking(true)}
          >
            {isPending ? 'Sending...' : 'Send it now'}
          </Button>
        )}
      </Row>
      {isAsking && price && (
        <PriceDialog
          price={price}
          isBusy={isPending}
          onConfirm={() =>
            mutate(price.cents, {
              onSuccess: () => toast(submitted),
              onError: showRefusal,
              onSettled: () => setAsking(false),
            })
          }
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}
