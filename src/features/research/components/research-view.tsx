import { paths, pathTo } from '#contract/kit/paths.ts';
import type { ResearchArticle } from '#contract/research.ts';
import { ResearchBody } from './research-body.tsx';
import { ResearchHead } from './research-head.tsx';
import styles from './research-view.module.css';

/** A research article as its reader may have it; its editor shows it so, too. */
export function ResearchView({ article }: { article: ResearchArticle }) {
  return (
    <article className={styles.article}>
      <ResearchHead article={article} />
      <ResearchBody article={article} path={pathTo(paths.researchArticle, { slug: article.slug })} />
    </article>
  );
}
