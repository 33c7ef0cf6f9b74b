import { articlesFeed } from '#contract/articles.ts';
import { paths, staticPages } from '#contract/kit/paths.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import { FeedButton } from '#src/components/feed-button.tsx';
import { Page } from '#src/components/page.tsx';
import { PageHeader } from '#src/components/page-header.tsx';
import { SavedSearches } from '#src/features/saved-searches/index.ts';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { useSearchParams } from '#src/hooks/use-search-params.ts';
import { ArticleGridSkeleton } from '../components/article-grid.tsx';
import { ArticleResults } from '../components/article-results.tsx';
import { TopicFilter } from '../components/topic-filter.tsx';
import { useArea } from '../use-area.ts';
import styles from './media-page.module.css';

/** /media (rule article-lists). The chosen topic is part of the address; an unknown topic counts as none. */
export function MediaPage() {
  usePageTitle(staticPages[paths.media].title);
  const [params, setParams] = useSearchParams();
  const { areas, area, isPending } = useArea(params.get('focus'));
  return (
    <Page isDense>
      <PageHeader
        isDense
        title="Media & Articles"
        subtitle="How clean technologies work, what they cost and who needs them, in our focus areas."
        actions={
          <>
            <ButtonLink to={paths.researchHub} kind="secondary">
              Research Hub
            </ButtonLink>
            <FeedButton path={articlesFeed.path} filters={area ? { focusAreaId: area.id } : {}} />
          </>
        }
      />
      <div className={styles.content}>
        <TopicFilter
          areas={areas}
          chosen={area?.slug}
          onChoose={(slug) => setParams(slug ? { focus: slug } : {}, { preventScrollReset: true })}
        />
        <SavedSearches
          kind="article"
          filters={{ focus: area?.slug }}
          onRun={(next) => setParams(next, { preventScrollReset: true })}
        />
        {isPending ? <ArticleGridSkeleton /> : <ArticleResults focusAreaId={area?.id} />}
      </div>
    </Page>
  );
}
