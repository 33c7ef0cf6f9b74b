import { latePart } from '#src/components/late-part.tsx';
import styles from './send-confirmation.module.css';

/** `SendConfirmation` for the frame of every page: most users have confirmed their address. */
export const LateSendConfirmation = latePart(
  async () => (await import('./send-confirmation.tsx')).SendConfirmation,
  <span className={styles.coming}>Send the link again</span>,
);
