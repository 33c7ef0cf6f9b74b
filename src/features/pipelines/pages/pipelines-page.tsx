import { ProjectOutlined } from '@ant-design/icons';
import { useNavigate } from 'react-router-dom';

import { paths, pathTo, staticPages } from '#contract/kit/paths.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import { Link } from '#src/components/link.tsx';
import { MessagePanel } from '#src/components/message-panel.tsx';
import { Page } from '#src/components/page.tsx';
import { PageHeader } from '#src/components/page-header.tsx';
import { RetryPanel } from '#src/components/retry-panel.tsx';
import { RowsSkeleton } from '#src/components/rows-skeleton.tsx';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { formatAge } from '#src/lib/format.ts';
import { AntdProvider } from '#src/theme/antd-provider.tsx';
import { usePipelines } from '../api.ts';
import { NewPipelineForm } from '../components/new-pipeline-form.tsx';
import { cardsIn, whoSees } from '../words.ts';
import styles from './pipelines-page.module.css';

/** /network/pipeline: the member’s boards, and those that others share with the member. */
export function PipelinesPage() {
  usePageTitle(staticPages[paths.pipelines].title);
  const navigate = useNavigate();
  const { data, isError, isFetching, refetch } = usePipelines();
  return (
    <AntdProvider>
      <Page width="narrow">
        <PageHeader
          title="Pipeline"
          subtitle="Boards of what you follow, from the first look to the decision: your own, and those shared with you."
          actions={
            <>
              <ButtonLink to={paths.lists}>Lists</ButtonLink>
            </>
          }
        />
        <NewPipelineForm submit="Create pipeline" onMade={({ id }) => void navigate(pathTo(paths.pipeline, { id }))} />
        <section aria-label="Pipelines" aria-busy={!data} className={styles.results}>
          {!data && isError && (
            <RetryPanel
              title="Your pipelines could not be loaded"
              isRetrying={isFetching}
              onRetry={() => void refetch()}
            />
          )}
          {!data && !isError && <RowsSkeleton />}
          {data?.items.length === 0 && (
            <MessagePanel
              art={<ProjectOutlined />}
              title="No pipelines yet"
              text="Create one here, or choose “Add to pipeline” on the page of a company, technology, member or listing."
            />
          )}
          {data && data.items.length > 0 && (
            <ul className={styles.list}>
              {data.items.map((pipeline) => (
                <li key={pipeline.id} className={styles.row} data-card>
                  <h2 className={styles.name}>
                    <Link to={pathTo(paths.pipeline, { id: pipeline.id })}>{pipeline.name}</Link>
                  </h2>
                  <p className={styles.about}>
                    {cardsIn(pipeline.cards)}, changed {formatAge(pipeline.updatedAt)}. {whoSees(pipeline)}
                  </p>
                </li>
              ))}
            </ul>
          )}
        </section>
      </Page>
    </AntdProvider>
  );
}
