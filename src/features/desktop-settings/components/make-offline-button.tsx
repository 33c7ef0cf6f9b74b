import { latePart } from '#src/components/late-part.tsx';
import { platform } from '#src/platform/index.ts';

// The web keeps nothing, and needs no code for it.
const MakeOfflineInApp = latePart(async () => (await import('./make-offline-in-app.tsx')).MakeOfflineInApp);

/** Fetches the directory for reading offline. On the web there is no such button. */
export function MakeOfflineButton() {
  return platform.app && <MakeOfflineInApp />;
}
