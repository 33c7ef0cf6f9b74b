import { type EventDetail, memberPrice, paymentInWords } from '#contract/events.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import { Link } from '#src/components/link.tsx';
import { signInPath } from '#src/lib/return-to.ts';
import { priceInWords } from '../event-words.ts';
import styles from './price-block.module.css';

/** The price, and for premium events also the member price (rule event-prices). */
export function PriceBlock({ event }: { event: EventDetail }) {
  const { id, price, callerPrice, isPremium, isPast, organizerName } = event;
  const hasDiscount = callerPrice < price;
  return (
    <div className={styles.block}>
      <p className={styles.prices}>
        <span className={styles.price}>
          <span className="visually-hidden">{hasDiscount ? 'Your price: ' : 'Price: '}</span>
          {priceInWords(callerPrice)}
        </span>
        {hasDiscount && (
          <s className={styles.full}>
            <span className="visually-hidden">Instead of </span>
            {priceInWords(price)}
          </s>
        )}
      </p>
      {isPremium && price > 0 && (
        <p className={styles.discount}>
          <span className={styles.badge}>20% member discount</span>
          {!hasDiscount && !isPast && (
            <span className={styles.offer}>
              {priceInWords(memberPrice(price))} for members.{' '}
              <Link to={signInPath(pathTo(paths.event, { id }))} className={styles.link}>
                Sign in
              </Link>
            </span>
          )}
        </p>
      )}
      {callerPrice > 0 && !isPast && <p className={styles.payment}>{paymentInWords(organizerName)}</p>}
    </div>
  );
}
