import type { ArticleSummary } from '#contract/articles.ts';
import { Skeleton } from '#src/components/skeleton.tsx';
import { StaticPart } from '#src/components/static-part.tsx';
import { classNames } from '#src/lib/class-names.ts';
import { cardSizes } from '../grid-rows.ts';
import card from './article-card.module.css';
import { ArticleCard } from './article-card.tsx';
import styles from './article-grid.module.css';

interface ArticleGridProps {
  articles: readonly ArticleSummary[];
  headingLevel?: 2 | 3;
  /** Text only, without a large card, for pages that already show the picture of their focus area. */
  isPlain?: boolean;
}

export function ArticleGrid({ articles, headingLevel = 2, isPlain = false }: ArticleGridProps) {
  const sizes = isPlain ? cardSizes(articles.length + 1).slice(1) : cardSizes(articles.length);
  return (
    <div className={styles.box}>
      <ul className={classNames(styles.grid, isPlain && card.plain)} aria-label="Articles">
        {articles.map((article, index) => (
          <li
            key={article.id}
            className={classNames(card.card, card[sizes[index] ?? 'third'])}
            data-article={article.id}
          >
            <StaticPart>
              <ArticleCard article={article} headingLevel={headingLevel} />
            </StaticPart>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Six placeholder cards, as large as the cards to come, while articles load (rule placeholders). */
const placeholders = cardSizes(6).map((size, place) => ({ size, place: `card ${place}` }));
const plainPlaceholders = placeholders.map(({ place }) => ({ size: 'third' as const, place }));

export function ArticleGridSkeleton({ isPlain = false }: { isPlain?: boolean }) {
  const places = isPlain ? plainPlaceholders : placeholders;
  return (
    <div role="status" className={styles.box}>
      <span className="visually-hidden">Loading articles</span>
      <div className={classNames(styles.grid, isPlain && card.plain)}>
        {places.map(({ size, place }) => (
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
