import { lazy, Suspense } from 'react';

import styles from './send-confirmation.module.css';

const SendConfirmation = lazy(() => import('./send-confirmation.tsx').then((m) => ({ default: m.SendConfirmation })));

/** `SendConfirmation` for the frame of every page: most users have confirmed their address and need none of its code. */
export function LateSendConfirmation({ email }: { email: string }) {
  return (
    <Suspense fallback={<span className={styles.coming}>Send the link again</span>}>
      <SendConfirmation email={email} />
    </Suspense>
  );
}
