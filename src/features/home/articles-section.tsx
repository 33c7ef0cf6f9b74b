import { builtInFocusAreas } from '#contract/focus-areas.ts';
import { CardLink } from '#src/components/card-link.tsx';
import { FocusArt } from '#src/features/focus-areas/index.ts';
import { classNames } from '#src/lib/class-names.ts';
import styles from './articles-section.module.css';
import { formatDay } from './days.ts';
import { type ArticleTeaser, latestArticles } from './sample-content.ts';
import { Section } from './section.tsx';

/** "Latest Articles": the newest with a large picture, the two before it beside. */
export function ArticlesSection() {
  const [newest, ...earlier] = latestArticles;
  return (
    <Section title="Latest Articles" more={{ to: '/media', label: 'All articles' }}>
      <div className={styles.grid}>
        <ArticleCard article={newest} className={styles.lead} />
        {earlier.map((article) => (
          <ArticleCard key={article.id} article={article} />
        ))}
      </div>
    </Section>
  );
}

function ArticleCard({ article, className }: { article: ArticleTeaser; className?: string | undefined }) {
  const { title, description, focus, date } = article;
  return (
    <article className={classNames(styles.card, className)}>
      <div className={styles.picture}>
        <FocusArt slug={focus} className={styles.art} />
      </div>
      <div className={styles.words}>
        <p className={styles.facts}>
          <span className={styles.focus}>{builtInFocusAreas.find((area) => area.slug === focus)?.title}</span>
          <time dateTime={date}>{formatDay(date)}</time>
        </p>
        <h3 className={styles.title}>
          <CardLink to="/media">{title}</CardLink>
        </h3>
        <p className={styles.text}>{description}</p>
      </div>
    </article>
  );
}
