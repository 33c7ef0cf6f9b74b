import { builtInFocusAreas } from '#contract/focus-areas.ts';
import { paths } from '#contract/kit/paths.ts';
import { CardLink } from '#src/components/link.tsx';
import { useLatestArticles } from '#src/features/articles/index.ts';
import { FocusArt } from '#src/features/focus-areas/index.ts';
import { classNames } from '#src/lib/class-names.ts';
import { formatShortDay } from '#src/lib/format.ts';
import styles from './articles-section.module.css';
import { latestArticles } from './sample-content.ts';
import { Section } from './section.tsx';

interface Teaser {
  id: number;
  title: string;
  description: string;
  /** Title and slug of its focus area. */
  focus: string;
  focusSlug: string;
  date: string;
  url: string;
}

/** The samples shown until the server has answered, or when it has no articles; they have no pages. */
const samples: readonly Teaser[] = latestArticles.map((article) => ({
  ...article,
  focus: builtInFocusAreas.find((area) => area.slug === article.focus)?.title ?? '',
  focusSlug: article.focus,
  url: paths.media,
}));

/** "Latest Articles": the newest with a large picture, the two before it beside. */
export function ArticlesSection() {
  const articles = useLatestArticles();
  const shown = articles && articles.length > 0 ? articles.slice(0, samples.length) : samples;
  return (
    <Section
      title="Latest Articles"
      more={[
        { to: paths.researchHub, label: 'Research Hub' },
        { to: paths.media, label: 'All articles' },
      ]}
    >
      <div className={styles.grid}>
        {shown.map((article, place) => (
          // Keyed by position: when the server's articles arrive, the cards stay and their text changes.
          <ArticleCard key={cards[place]} article={article} className={place === 0 ? styles.lead : undefined} />
        ))}
      </div>
    </Section>
  );
}

const cards = ['newest', 'second', 'third'];

function ArticleCard({ article, className }: { article: Teaser; className?: string | undefined }) {
  const { title, description, focus, focusSlug, date, url } = article;
  return (
    <article className={classNames(styles.card, className)}>
      <div className={styles.picture}>
        <FocusArt slug={focusSlug} words={[title, description]} className={styles.art} />
      </div>
      <div className={styles.words}>
        <p className={styles.facts}>
          <span className={styles.focus}>{focus}</span>
          <time dateTime={date}>{formatShortDay(date)}</time>
        </p>
        <h3 className={styles.title}>
          <CardLink to={url}>{title}</CardLink>
        </h3>
        <p className={styles.text}>{description}</p>
      </div>
    </article>
  );
}
