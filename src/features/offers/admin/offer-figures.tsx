import type { AdminOffer } from '#contract/offers-admin.ts';
import styles from '#src/components/admin-page.module.css';
import { formatDayAndMonth, formatNumber } from '#src/lib/format.ts';
import own from './offer-figures.module.css';

/** How often an offer was redeemed, in all and by week, and how many are left. */
export function OfferFigures({ offer: { redeemed, left, limit, weeks } }: { offer: AdminOffer }) {
  const most = Math.max(1, ...weeks.map((week) => week.redeemed));
  return (
    <section className={own.panel} aria-label="Redemptions">
      <dl className={styles.figures}>
        <div>
          <dt>Redeemed</dt>
          <dd>{formatNumber(redeemed)}</dd>
        </div>
        <div>
          <dt>Left</dt>
          <dd>{left === null ? 'No limit' : formatNumber(left)}</dd>
        </div>
        {limit !== null && (
          <div>
            <dt>Limit</dt>
            <dd>{formatNumber(limit)}</dd>
          </div>
        )}
      </dl>
      <figure className={own.chart}>
        <figcaption className={styles.second}>By week, from Monday (UTC)</figcaption>
        <ol className={own.weeks}>
          {weeks.map(({ from, redeemed: count }) => (
            <li key={from} className={own.week}>
              <span className="visually-hidden">Week of {formatDayAndMonth(from)}: </span>
              <span className={own.count}>{formatNumber(count)}</span>
              <span className={own.bar} aria-hidden="true" style={{ height: `${(64 * count) / most}px` }} />
              <span className={own.label} aria-hidden="true">
                {formatDayAndMonth(from)}
              </span>
            </li>
          ))}
        </ol>
      </figure>
    </section>
  );
}
