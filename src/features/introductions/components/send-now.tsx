import { Button } from 'antd';

import type { Introduction } from '#contract/introductions.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import { toast } from '#src/stores/toasts.ts';
import { useQuote, useSendNow } from '../api.ts';
import { submitted } from '../request-form.ts';
import { showStepFailure } from '../step-failure.ts';
import { PriceNote } from './price-note.tsx';
import styles from './step-card.module.css';

/** A request that waits for the membership: once there is one, it goes out when its sender says so. */
export function SendNow({ introduction: { id } }: { introduction: Introduction }) {
  const quote = useQuote();
  const { mutate, isPending } = useSendNow(id);
  const price = quote.data?.price;
  return (
    <section className={styles.card} aria-label="Send this request">
      <PriceNote quote={quote} />
      <div className={styles.actions}>
        {quote.data && !price ? (
          <ButtonLink to="/pricing">See Professional membership</ButtonLink>
        ) : (
          <Button
            size="large"
            type="primary"
            disabled={isPending || !price}
            onClick={() =>
              price && mutate(price.cents, { onSuccess: () => toast(submitted), onError: showStepFailure })
            }
          >
            {isPending ? 'Sending...' : 'Send it now'}
          </Button>
        )}
      </div>
    </section>
  );
}
