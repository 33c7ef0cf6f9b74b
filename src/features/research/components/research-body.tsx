import { useMemo } from 'react';

import type { ResearchArticle } from '#contract/research.ts';
import { ArticleText } from '#src/components/article-text.tsx';
import { ButtonLink } from '#src/components/button-link.tsx';
import { ReadingColumns } from '#src/components/reading-columns.tsx';
import { TagList } from '#src/components/tag-list.tsx';
import { htmlSections } from '#src/lib/html-sections.ts';
import { MembershipGate } from './membership-gate.tsx';
import styles from './research-body.module.css';

interface ResearchBodyProps {
  article: ResearchArticle;
  /** The address of this page. */
  path: string;
}

/** The text that this reader may see, and the link to the rest. */
export function ResearchBody({ article, path }: ResearchBodyProps) {
  const sections = useMemo(() => htmlSections(article.content), [article.content]);
  const isContinuedElsewhere = article.isComplete && article.route !== path;
  return (
    <ReadingColumns sections={sections}>
      <div className={article.isComplete ? undefined : styles.opening}>
        <ArticleText sections={sections} />
      </div>
      {!article.isComplete && <MembershipGate path={path} />}
      {isContinuedElsewhere && (
        <div className={styles.onward}>
          <p>This is the opening of our technology profile.</p>
          <ButtonLink to={article.route}>Read the full profile</ButtonLink>
        </div>
      )}
      <TagList tags={article.tags} />
      {article.isSample && (
        <p className={styles.note}>Sample article. Figures are those of the sources named in the text.</p>
      )}
    </ReadingColumns>
  );
}
