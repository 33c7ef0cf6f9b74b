import { LikeFilled, LikeOutlined } from '@ant-design/icons';

import type { FeedItem } from '#contract/feeds.ts';
import { useMemberAction } from '#src/features/accounts/index.ts';
import { formatNumber } from '#src/lib/format.ts';
import { toast } from '#src/stores/toasts.ts';
import { useLike } from '../api.ts';
import styles from './like-button.module.css';

/** Likes or unlikes an item, with the count next to it. Needs an account (rule feed-actions). */
export function LikeButton({ item }: { item: FeedItem }) {
  const { isLiked, likes, isPending, setLiked } = useLike(item);
  const asMember = useMemberAction({
    title: 'Member feature',
    description: 'Sign in or join to like or save articles.',
  });
  const toggle = () =>
    asMember(() => {
      if (isPending) return;
      setLiked(!isLiked, {
        onError: () =>
          toast({
            variant: 'destructive',
            title: 'Your like could not be saved',
            description: 'Please try again in a moment.',
          }),
      });
    });
  return (
    <button type="button" className={styles.like} aria-pressed={isLiked} aria-disabled={isPending} onClick={toggle}>
      {isLiked ? <LikeFilled aria-hidden="true" /> : <LikeOutlined aria-hidden="true" />}
      <span className="visually-hidden">Like “{item.title}”. Likes:</span>
      <span className={styles.count}>{formatNumber(likes)}</span>
    </button>
  );
}
