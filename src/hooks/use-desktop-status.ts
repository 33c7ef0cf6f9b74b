import { useEffect, useState } from 'react';

import type { DesktopStatus } from '#contract/desktop/bridge.ts';
import { platform } from '#src/platform/index.ts';

/** The live status of the desktop app; `null` on the web and until it has answered. */
export function useDesktopStatus(): DesktopStatus | null {
  const [status, setStatus] = useState<DesktopStatus | null>(null);
  useEffect(() => {
    const stop = platform.onStatusChange(setStatus);
    void platform.status().then(setStatus, (error: unknown) => console.error('No status from the app', error));
    return stop;
  }, []);
  return status;
}
