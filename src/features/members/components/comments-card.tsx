import { CommentOutlined } from '@ant-design/icons';

import card from './card.module.css';

export function CommentsCard() {
  return (
    <section className={card.card} aria-labelledby="comments">
      <h2 id="comments" className={card.title}>
        <CommentOutlined aria-hidden="true" /> Comments
      </h2>
      <p className={card.quiet}>Comments will come in a future update.</p>
    </section>
  );
}
