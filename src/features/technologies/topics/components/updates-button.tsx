import { BellFilled, BellOutlined } from '@ant-design/icons';

import type { TopicId } from '#contract/technologies-topics.ts';
import { Button } from '#src/components/button.tsx';
import { useMemberAction } from '#src/features/accounts/index.ts';
import { toast } from '#src/stores/toasts.ts';
import { useUpdates } from '../api.ts';

/** "Get updates": a message when there is news, at most once a day. Needs an account (rule topic-updates). */
export function UpdatesButton({ id }: { id: TopicId }) {
  const { isSubscribed, isPending, setSubscribed } = useUpdates(id);
  const asMember = useMemberAction();
  const toggle = () =>
    asMember(() => {
      if (isPending) return;
      setSubscribed(!isSubscribed, {
        onSuccess: () =>
          toast(
            isSubscribed
              ? { title: 'Updates ended', description: 'You won’t receive further updates about this technology.' }
              : { title: 'You get updates', description: 'We notify you about news, at most once a day.' },
          ),
        onError: () =>
          toast({
            variant: 'destructive',
            title: 'This could not be saved',
            description: 'Please try again in a moment.',
          }),
      });
    });
  return (
    <Button isWide size="large" aria-pressed={isSubscribed} aria-disabled={isPending} onClick={toggle}>
      {isSubscribed ? <BellFilled aria-hidden="true" /> : <BellOutlined aria-hidden="true" />}
      {isSubscribed ? 'Updates are on' : 'Get updates'}
    </Button>
  );
}
