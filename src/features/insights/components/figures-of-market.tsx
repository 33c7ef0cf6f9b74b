import { insightCharts } from '#contract/insights.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import { Link } from '#src/components/link.tsx';
import { formatNumber } from '#src/lib/format.ts';
import { type PanelSubject, useInsightPanel } from '../api.ts';
import styles from './market-panel.module.css';

/** See `MarketPanel`. */
export function FiguresOfMarket(subject: PanelSubject) {
  const panel = useInsightPanel(subject);
  if (!panel || panel.figures.length === 0) return null;
  const { market, figures } = panel;
  const report = pathTo(paths.insightMarket, { by: market.by, id: market.id });
  return (
    <section aria-labelledby="market-in-figures" className={styles.panel}>
      <div className={styles.head}>
        <h2 id="market-in-figures" className={styles.title}>
          Market in figures: {market.name}
        </h2>
        <Link to={report} className={styles.all}>
          Open the report
        </Link>
      </div>
      <dl className={styles.figures}>
        {figures.map(({ label, value, chart }) => (
          <div key={label} className={styles.figure}>
            <dt>{label}</dt>
            <dd>
              <Link to={`${report}#${chart}`}>
                {formatNumber(value)}
                <span className="visually-hidden">: chart “{insightCharts[chart]}”</span>
              </Link>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
