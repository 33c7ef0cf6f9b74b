import type { ResearchSummary } from '#contract/research.ts';
import { ResultsStart } from '#src/components/results-start.tsx';
import { Skeleton } from '#src/components/skeleton.tsx';
import card from './research-card.module.css';
import { ResearchCard } from './research-card.tsx';
import styles from './research-grid.module.css';

export function ResearchGrid({ articles }: { articles: readonly ResearchSummary[] }) {
  return (
    <>
      <ResultsStart />
      <ul className={styles.grid} aria-label="Research articles">
        {articles.map((article) => (
          <li key={article.slug} className={styles.item}>
            <ResearchCard article={article} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The hub has six articles. */
const placeholders = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

export function ResearchGridSkeleton() {
  return (
    <div role="status">
      <span className="visually-hidden">Loading research articles</span>
      <div className={styles.grid}>
        {placeholders.map((place) => (
          <div key={place} className={styles.item} data-placeholder>
            <div className={card.card}>
              <div className={card.picture}>
                <Skeleton height="100%" radius={0} />
              </div>
              <div className={card.words}>
                <Skeleton width={120} height={26} radius={99} />
                <div className={card.title}>
                  <Skeleton width="76%" height="1.2em" />
                </div>
                <Skeleton width="88%" height="1.3em" />
                <Skeleton height="4.5em" />
                <Skeleton width={112} height="1.8em" />
              </div>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
