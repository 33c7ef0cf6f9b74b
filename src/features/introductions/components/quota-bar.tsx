import { paths } from '#contract/kit/paths.ts';
import { Link } from '#src/components/link.tsx';
import { Skeleton } from '#src/components/skeleton.tsx';
import { formatDollars, formatMonthName } from '#src/lib/format.ts';
import { useQuote } from '../api.ts';
import styles from './quota-bar.module.css';

/** The usage of this month, and the free introductions left this quarter. */
export function QuotaBar() {
  const { data: quote, isError, refetch } = useQuote();
  if (isError) {
    return (
      <p role="alert" className={styles.bar}>
        Your usage could not be loaded.
        <button type="button" className={styles.retry} onClick={() => void refetch()}>
          Try again
        </button>
      </p>
    );
  }
  if (!quote) {
    return (
      <div className={styles.bar}>
        <Skeleton height={44} />
      </div>
    );
  }
  if (!quote.price) {
    return (
      <p className={styles.bar} data-tone="premium">
        Requests are free to write and go out once you are a <Link to={paths.pricing}>Professional member</Link>.
      </p>
    );
  }
  const month = formatMonthName(quote.month);
  const facts = [
    ['Next introduction', quote.price.kind === 'free' ? 'Free' : formatDollars(quote.price.cents / 100)],
    [`Requested at a price in ${month}`, String(quote.pricedThisMonth)],
    ...(quote.freePerQuarter > 0
      ? [[`Free in ${quote.quarter.slice(5)}`, `${quote.freeLeft} of ${quote.freePerQuarter} left`]]
      : []),
  ];
  return (
    <dl className={styles.bar}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
