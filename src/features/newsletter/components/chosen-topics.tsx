import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

import { chooseTopics, type NewsletterTopic, readTopics } from '#contract/newsletter-topics.ts';
import { Button } from '#src/components/button.tsx';
import { Spinner } from '#src/components/spinner.tsx';
import { call } from '#src/lib/api-client.ts';
import { refusalOf } from '#src/lib/api-error.ts';
import { onceAVisit } from '#src/lib/queries.ts';
import { toast } from '#src/stores/toasts.ts';
import styles from './chosen-topics.module.css';
import { TopicChoice } from './topic-choice.tsx';

/** The secrets of a link by which topics are chosen. */
export interface TopicsLink {
  token: string;
  choice?: string;
}

/** The subscription of a link. A query although it posts: a token in an address would be logged. */
function topicsQuery(link: TopicsLink) {
  return {
    queryKey: [readTopics.path, link.token],
    queryFn: () => call(readTopics, { body: link }),
    ...onceAVisit,
    gcTime: 0,
  };
}

/** The topics of the subscription of a link, to be chosen; nothing where there is none. `beside`: further buttons. */
export function ChosenTopics({ link, beside }: { link: TopicsLink; beside?: ReactNode }) {
  const client = useQueryClient();
  const { data, isPending } = useQuery(topicsQuery(link));
  const [changed, setChanged] = useState<NewsletterTopic[]>();
  const save = useMutation({
    mutationFn: (topics: NewsletterTopic[]) => call(chooseTopics, { body: { ...link, topics } }),
    onSuccess(chosen) {
      client.setQueryData([readTopics.path, link.token], chosen);
      setChanged(undefined);
      toast({ title: 'Your topics are saved' });
    },
    onError: (error) =>
      toast({ variant: 'destructive', title: 'Your topics were not saved', description: refusalOf(error) }),
  });
  if (isPending) return <Spinner label="Loading your topics" />;
  if (!data?.isSubscribed) return beside;
  const chosen = changed ?? data.topics;
  return (
    <div className={styles.choice}>
      <TopicChoice chosen={chosen} isDisabled={save.isPending} onChange={setChanged} />
      {chosen.length === 0 && (
        <p role="status" className={styles.none}>
          Choose at least one topic, or unsubscribe.
        </p>
      )}
      <div className={styles.actions}>
        <Button
          size="large"
          kind="primary"
          disabled={changed === undefined || chosen.length === 0 || save.isPending}
          onClick={() => save.mutate(chosen)}
        >
          Keep these topics
        </Button>
        {beside}
      </div>
    </div>
  );
}
