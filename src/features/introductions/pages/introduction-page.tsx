import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';

import { paths, staticPages } from '#contract/kit/paths.ts';
import { BackLink } from '#src/components/back-link.tsx';
import { ButtonLink } from '#src/components/button-link.tsx';
import { MessagePanel } from '#src/components/message-panel.tsx';
import { Page } from '#src/components/page.tsx';
import { RetryPanel } from '#src/components/retry-panel.tsx';
import { Skeleton } from '#src/components/skeleton.tsx';
import { Stack } from '#src/components/stack.tsx';
import { usePageTitle } from '#src/hooks/use-page-title.ts';
import { isNotFound } from '#src/lib/api-error.ts';
import { introductionQuery } from '../api.ts';
import { IntroductionArticle } from '../components/introduction-article.tsx';

/** /network/introductions/{id}: one request, as its sender, the recipient, or the team sees it. */
export function IntroductionPage() {
  usePageTitle(staticPages[paths.introductions].title);
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery(introductionQuery(id));
  return (
    <Page width="narrow">
      <Stack gap={24}>
        {data?.side === 'team' ? (
          <BackLink to={paths.adminIntroductions}>Back to all introductions</BackLink>
        ) : (
          <BackLink to={paths.introductions}>Back to My Introductions</BackLink>
        )}
        {data ? (
          <IntroductionArticle introduction={data} />
        ) : error && isNotFound(error) ? (
          <MessagePanel
            headingLevel={1}
            title="Introduction Not Found"
            text="This request doesn't exist, or it belongs to someone else."
            action={<ButtonLink to={paths.introductions}>My introductions</ButtonLink>}
          />
        ) : error ? (
          <RetryPanel
            headingLevel={1}
            title="The request could not be loaded"
            text="Please check your connection and try again."
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <Stack role="status" gap={24}>
            <span className="visually-hidden">Loading the request</span>
            <Skeleton width="60%" height={44} />
            <Skeleton height={160} radius={12} />
            <Skeleton height={120} radius={12} />
          </Stack>
        )}
      </Stack>
    </Page>
  );
}
