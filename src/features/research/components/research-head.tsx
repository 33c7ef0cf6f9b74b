import type { ResearchArticle } from '#contract/research.ts';
import { Byline } from '#src/components/byline.tsx';
import { PictureHead } from '#src/components/picture-head.tsx';
import { KeptBadge } from '#src/features/kept-collections/index.ts';
import { CategoryBadge, PremiumBadge } from './badges.tsx';
import { ResearchArt } from './research-art.tsx';
import styles from './research-head.module.css';

/** The title, facts and picture of a research article, which everyone may see. */
export function ResearchHead({ article }: { article: ResearchArticle }) {
  return (
    <PictureHead className={styles.head} picture={<ResearchArt article={article} />}>
      <p className={styles.badges}>
        <CategoryBadge category={article.category} />
        {article.isPremium && <PremiumBadge />}
        <KeptBadge kind="research" id={article.id} />
      </p>
      <h1 className={styles.title}>{article.title}</h1>
      <p className={styles.standfirst}>{article.description}</p>
      <Byline
        lead={article.type}
        date={<span>{article.date}</span>}
        readTime={article.readTime}
        isSample={article.isSample}
      />
    </PictureHead>
  );
}
