import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { getOwnNewsletter, type NewsletterTopic, setOwnNewsletter } from '#contract/newsletter-topics.ts';
import { RetryPanel } from '#src/components/retry-panel.tsx';
import { Section } from '#src/components/section.tsx';
import { SectionSkeleton } from '#src/components/section-skeleton.tsx';
import { call } from '#src/lib/api-client.ts';
import { refusalOf } from '#src/lib/api-error.ts';
import { queryOf } from '#src/lib/queries.ts';
import { toast } from '#src/stores/toasts.ts';
import { TopicChoice } from './topic-choice.tsx';

const ownQuery = queryOf(getOwnNewsletter, {});

/** The newsletter of a member's own address: each choice is saved at once; none of the topics ends the subscription. */
export function OwnNewsletter() {
  const client = useQueryClient();
  const { data, isError, isFetching, refetch } = useQuery(ownQuery);
  const { mutate, isPending, isSuccess, variables } = useMutation({
    mutationFn: (topics: NewsletterTopic[]) => call(setOwnNewsletter, { body: { topics } }),
    onSuccess: (saved) => client.setQueryData(ownQuery.queryKey, saved),
    onError: (error) =>
      toast({ variant: 'destructive', title: 'Your choice was not saved', description: refusalOf(error) }),
  });
  if (!data && isError) {
    return (
      <RetryPanel title="Your newsletter could not be loaded" isRetrying={isFetching} onRetry={() => void refetch()} />
    );
  }
  if (!data) return <SectionSkeleton heights={[320]} />;
  return (
    <Section
      title="Newsletter"
      text="The topics of our newsletter that you get at your account’s address. Without any, you get none."
    >
      <TopicChoice
        chosen={isPending ? variables : data.topics}
        isDisabled={isPending}
        onChange={(topics) => mutate(topics)}
      />
      <p className="visually-hidden" role="status">
        {isSuccess ? 'Newsletter saved' : ''}
      </p>
    </Section>
  );
}
