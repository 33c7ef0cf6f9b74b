import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { paths, pathTo } from '#contract/kit/paths.ts';
import { RecordMissing, RecordPage } from '#src/components/record-page.tsx';
import { KeepActions } from '#src/features/lists/index.ts';
import { RecordNotes } from '#src/features/notes/index.ts';
import { isNotFound } from '#src/lib/api-error.ts';
import { researchArticleQuery } from '../api.ts';
import { ResearchSkeleton } from '../components/research-skeleton.tsx';
import { ResearchView } from '../components/research-view.tsx';

/** /research-hub/{slug}: in full if the reader's membership includes it, otherwise the opening. */
export function ResearchArticlePage() {
  const { slug = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery(researchArticleQuery(slug));
  return (
    <RecordPage
      record={{ data, isMissing: isNotFound(error), error, isFetching, refetch }}
      name="Article"
      titleOf={({ title }) => title}
      back={{ to: paths.researchHub, label: 'Back to Research Hub' }}
      actionsOf={({ id, title }) => (
        <KeepActions kind="research" id={id} name={title} path={pathTo(paths.researchArticle, { slug })} />
      )}
      missing={<RecordMissing name="Article" to={paths.researchHub} label="Back to Research Hub" />}
      skeleton={<ResearchSkeleton />}
    >
      {(article) => (
        <>
          <ResearchView article={article} />
          <RecordNotes kind="research" id={article.id} />
        </>
      )}
    </RecordPage>
  );
}
