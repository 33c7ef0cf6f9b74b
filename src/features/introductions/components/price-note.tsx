import { paths } from '#contract/kit/paths.ts';
import { Link } from '#src/components/link.tsx';
import { Skeleton } from '#src/components/skeleton.tsx';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import { formatDollars } from '#src/lib/format.ts';
import type { useQuote } from '../api.ts';
import styles from './price-note.module.css';

/** The price of the request, before it is sent. */
export function PriceNote({ quote }: { quote: Pick<ReturnType<typeof useQuote>, 'data' | 'isError' | 'refetch'> }) {
  const { user } = useCurrentUser();
  if (user && quote.isError) {
    return (
      <p className={styles.note} role="alert">
        The price could not be loaded.{' '}
        <button type="button" className={styles.retry} onClick={() => void quote.refetch()}>
          Try again
        </button>
      </p>
    );
  }
  if (user && !quote.data) {
    return (
      <div className={styles.note}>
        <Skeleton width={180} height={20} />
        <Skeleton height={16} />
      </div>
    );
  }
  const { price, freeLeft = 0 } = quote.data ?? {};
  if (!price) {
    return (
      <div className={styles.note} data-tone="premium">
        <p className={styles.price}>For Professional members</p>
        <p className={styles.terms}>
          Send your request now, at no charge. It is kept for you and goes out once you are a{' '}
          <Link to={paths.pricing}>Professional member</Link>.
        </p>
      </div>
    );
  }
  return (
    <div className={styles.note}>
      <p className={styles.price}>
        {price.kind === 'free' ? 'Free of charge' : formatDollars(price.cents / 100)}
        <span className={styles.why}>{reasons[price.kind](freeLeft)}</span>
      </p>
      <p className={styles.terms}>
        {price.kind === 'free'
          ? 'You get it back if the request is declined, withdrawn or not answered within 30 days.'
          : 'By invoice, and only if the introduction takes place. A request that is declined, withdrawn or not answered within 30 days costs nothing.'}
      </p>
    </div>
  );
}

const reasons = {
  free: (left: number) => `one of the ${left} left this quarter`,
  first: () => 'your first this month',
  further: () => 'a further one this month',
};
