import type { ResearchSummary } from '#contract/research.ts';
import { CardLink } from '#src/components/link.tsx';
import { KeptMark } from '#src/features/kept-collections/index.ts';
import { classNames } from '#src/lib/class-names.ts';
import { CategoryBadge, PremiumBadge } from './badges.tsx';
import { ResearchArt } from './research-art.tsx';
import styles from './research-card.module.css';

/** An article of the hub. The whole card has the link of "Read Article" (rule research-hub). */
export function ResearchCard({ article }: { article: ResearchSummary }) {
  const { id, slug, title, description, category, type, date, readTime, isPremium, route } = article;
  return (
    <article className={classNames(styles.card, isPremium && styles.premium)} aria-labelledby={`research-${slug}`}>
      <div className={styles.picture}>
        <ResearchArt article={article} />
      </div>
      <div className={styles.words}>
        <p className={styles.badges}>
          <CategoryBadge category={category} />
          {isPremium && <PremiumBadge />}
          <KeptMark kind="research" id={id} />
        </p>
        <h3 id={`research-${slug}`} className={styles.title}>
          {title}
        </h3>
        <p className={styles.facts}>
          <span className={styles.type}>{type}</span>
          <span>{date}</span>
          <span>{readTime} min read</span>
        </p>
        <p className={styles.text}>{description}</p>
        <p className={styles.foot}>
          <CardLink to={route} className={styles.link} aria-describedby={`research-${slug}`}>
            Read Article
          </CardLink>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" className={styles.arrow}>
            <path d="M2.5 8h11M9 3.5 13.5 8 9 12.5" />
          </svg>
        </p>
      </div>
    </article>
  );
}
