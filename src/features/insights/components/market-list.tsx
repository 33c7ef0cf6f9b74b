import { type Market, type MarketKind, marketKinds } from '#contract/insights.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import { CardLink } from '#src/components/link.tsx';
import { classNames } from '#src/lib/class-names.ts';
import { formatNumber } from '#src/lib/format.ts';
import styles from './market-list.module.css';

interface MarketListProps {
  kind: MarketKind;
  markets: readonly Market[];
  /** Without the plan there are no reports to open. */
  hasReports: boolean;
}

/** The markets of a kind with what they count. */
export function MarketList({ kind, markets, hasReports }: MarketListProps) {
  return (
    <section aria-labelledby={`markets-${kind}`} className={styles.section}>
      <h2 id={`markets-${kind}`} className={styles.title}>
        {marketKinds[kind]}
      </h2>
      <ul className={styles.list}>
        {markets.map((market) => (
          <li key={market.id} className={classNames(styles.market, hasReports && styles.live)}>
            <h3 className={styles.name}>
              {hasReports ? (
                <CardLink to={pathTo(paths.insightMarket, { by: kind, id: market.id })}>{market.name}</CardLink>
              ) : (
                market.name
              )}
            </h3>
            <dl className={styles.counts}>
              <Count label="Companies" value={market.companies} />
              <Count label="Technologies" value={market.technologies} />
              <Count label="Listings" value={market.listings} />
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Count({ label, value }: { label: string; value: number }) {
  return (
    <div className={styles.count}>
      <dt>{label}</dt>
      <dd>{formatNumber(value)}</dd>
    </div>
  );
}
