import { EventEmitter } from 'node:events';

import { guarded } from '../support/guarded.ts';
import { needsReady } from '../support/readiness.ts';

class PowerMonitor extends EventEmitter {
  isOnBatteryPower(): boolean {
    return false;
  }
}

/** Tells nothing by itself: this machine does not sleep, and has no battery. */
export const powerMonitor = guarded('powerMonitor', new PowerMonitor(), () =>
  needsReady("The 'powerMonitor' module can't be used before the app 'ready' event"),
);
