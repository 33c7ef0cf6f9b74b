import { guarded } from '../support/guarded.ts';
import { needsReady } from '../support/readiness.ts';

const display = { id: 1, workArea: { x: 0, y: 0, width: 1920, height: 1080 }, scaleFactor: 1 };

/** One screen, with only the members of a display that place a window; any other member throws. */
export const screen = guarded(
  'screen',
  {
    getPrimaryDisplay: () => guarded('display', display),
    getAllDisplays: () => [guarded('display', display)],
  },
  () => needsReady("The 'screen' module can't be used before the app 'ready' event"),
);
