import { paths, pathTo } from '#contract/kit/paths.ts';
import { RecordMissing, RecordPage } from '#src/components/record-page.tsx';
import { KeepActions } from '#src/features/lists/index.ts';
import { RecordNotes } from '#src/features/notes/index.ts';
import { useRecord } from '#src/hooks/use-record.ts';
import { articleQuery } from '../api.ts';
import { ArticleSkeleton } from '../components/article-skeleton.tsx';
import { ArticleView } from '../components/article-view.tsx';
import { RelatedArticles } from '../components/related-articles.tsx';

/** /media/{id}: an article. */
export function ArticlePage() {
  const record = useRecord(articleQuery);
  return (
    <RecordPage
      record={record}
      name="Article"
      titleOf={({ title }) => title}
      back={{ to: paths.media, label: 'Back to Media' }}
      actionsOf={({ id, title }) => (
        <KeepActions kind="article" id={id} name={title} path={pathTo(paths.article, { id })} />
      )}
      missing={<RecordMissing name="Article" to={paths.media} label="Back to Media" />}
      skeleton={<ArticleSkeleton />}
    >
      {(article) => (
        <>
          <ArticleView article={article} />
          <RecordNotes kind="article" id={article.id} />
          {article.related.length > 0 && <RelatedArticles article={article} />}
        </>
      )}
    </RecordPage>
  );
}
