import { EventEmitter } from 'node:events';

import { guarded } from '../support/guarded.ts';
import { needsReady } from '../support/readiness.ts';

/** Tells nothing by itself: this machine does not sleep. */
export const powerMonitor = guarded('powerMonitor', new EventEmitter(), () =>
  needsReady("The 'powerMonitor' module can't be used before the app 'ready' event"),
);
