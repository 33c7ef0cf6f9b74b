import { latePart } from '#src/components/late-part.tsx';
import { platform } from '#src/platform/index.ts';
import type { Keepable } from '../use-keep-offline.ts';

// The web keeps nothing, and needs no code for it.
const KeepOfflineInApp = latePart(async () => (await import('./keep-offline-in-app.tsx')).KeepOfflineInApp);

/** The switch that keeps a record or a list on this computer and up to date. Nothing on the web, which keeps nothing. */
export function KeepOfflineButton(props: Keepable) {
  return platform.app && <KeepOfflineInApp {...props} />;
}
