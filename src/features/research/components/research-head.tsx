import type { ResearchArticle } from '#contract/research.ts';
import { CategoryBadge, PremiumBadge } from './badges.tsx';
import { ResearchArt } from './research-art.tsx';
import styles from './research-head.module.css';

/** Title, facts and picture of a research article: what everybody may see of it. */
export function ResearchHead({ article }: { article: ResearchArticle }) {
  return (
    <header className={styles.head}>
      <div className={styles.picture}>
        <ResearchArt article={article} />
      </div>
      <div className={styles.words}>
        <p className={styles.badges}>
          <CategoryBadge category={article.category} />
          {article.isPremium && <PremiumBadge />}
        </p>
        <h1 className={styles.title}>{article.title}</h1>
        <p className={styles.standfirst}>{article.description}</p>
        <p className={styles.facts}>
          <span className={styles.type}>{article.type}</span>
          <span>{article.date}</span>
          <span>{article.readTime} min read</span>
          <span className={styles.sample}>Sample article</span>
        </p>
      </div>
    </header>
  );
}
