import { type Market, type MarketKind, marketKinds } from '#contract/insights.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import { CardLink } from '#src/components/link.tsx';
import { classNames } from '#src/lib/class-names.ts';
import { countsOf } from '../words.ts';
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
            <ul className={styles.counts} aria-label={`Records of ${market.name}`}>
              {countsOf(market).map((count) => (
                <li key={count}>{count}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
