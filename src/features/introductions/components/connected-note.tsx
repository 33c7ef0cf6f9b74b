import type { IntroductionTarget } from '#contract/introductions.ts';
import { paths } from '#contract/kit/paths.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import styles from './price-note.module.css';

interface ConnectedNoteProps {
  /** The member the user is connected to. */
  id: number;
  target: Pick<IntroductionTarget, 'kind' | 'title'>;
}

/** Replaces the price: an introduction is neither needed nor sold. */
export function ConnectedNote({ id, target: { kind, title } }: ConnectedNoteProps) {
  return (
    <div className={styles.note} role="status">
      <p className={styles.price}>You are already connected</p>
      <p className={styles.terms}>
        You need no introduction to {kind === 'member' ? title : `the member responsible for ${title}`}: you can message
        them for free.
      </p>
      <p className={styles.way}>
        <ButtonLink to={`${paths.messages}?to=${id}`}>Send Message</ButtonLink>
      </p>
    </div>
  );
}
