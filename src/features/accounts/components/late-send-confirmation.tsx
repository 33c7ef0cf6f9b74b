import { latePart } from '#src/components/late-part.tsx';
import { classNames } from '#src/lib/class-names.ts';
import styles from './send-confirmation.module.css';

/** `SendConfirmation` for the frame of every page: most users have confirmed their address. */
export const LateSendConfirmation = latePart(
  async () => (await import('./send-confirmation.tsx')).SendConfirmation,
  // A button as well, so that its line is no lower.
  <button type="button" disabled className={classNames(styles.send, styles.coming)}>
    Send the link again
  </button>,
);
