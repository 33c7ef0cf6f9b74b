import type { ArticleSummary } from '#contract/articles.ts';
import { Skeleton } from '#src/components/skeleton.tsx';
import { classNames } from '#src/lib/class-names.ts';
import { cardSizes } from '../grid-rows.ts';
import card from './article-card.module.css';
import { ArticleCard } from './article-card.tsx';
import styles from './article-grid.module.css';

interface ArticleGridProps {
  articles: readonly ArticleSummary[];
  headingLevel?: 2 | 3;
  /** No card leads: for the few that stand under an article. */
  isEven?: boolean;
}

export function ArticleGrid({ articles, headingLevel = 2, isEven = false }: ArticleGridProps) {
  const sizes = isEven ? cardSizes(articles.length + 1).slice(1) : cardSizes(articles.length);
  return (
    <div className={styles.box}>
      <ul className={styles.grid} aria-label="Articles">
        {articles.map((article, index) => (
          <li
            key={article.id}
            className={classNames(card.card, card[sizes[index] ?? 'third'])}
            data-article={article.id}
          >
            <ArticleCard article={article} headingLevel={headingLevel} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Spec 1, section 9: six cards stand in while articles load, in the measures of those to come. */
const placeholders = cardSizes(6).map((size, place) => ({ size, place: `card ${place}` }));

export function ArticleGridSkeleton() {
  return (
    <div role="status" className={styles.box}>
      <span className="visually-hidden">Loading articles</span>
      <div className={styles.grid}>
        {placeholders.map(({ size, place }) => (
          <div key={place} className={classNames(card.card, card[size])} data-placeholder>
            <div className={card.picture}>
              <Skeleton height="100%" radius={0} />
            </div>
            <div className={card.words}>
              <Skeleton width="62%" height="0.875rem" />
              <div className={card.title}>
                <Skeleton width="94%" height="1em" />
              </div>
              <Skeleton height="1em" />
              <Skeleton width="86%" height="1em" />
              <Skeleton width="44%" height="0.875rem" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
