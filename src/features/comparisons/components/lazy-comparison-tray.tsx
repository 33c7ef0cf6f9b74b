import { lazy, Suspense } from 'react';

import { comparableKinds } from '../address.ts';
import { useChosen } from '../chosen.ts';

const ComparisonTray = lazy(() => import('./comparison-tray.tsx').then((m) => ({ default: m.ComparisonTray })));

/** The tray of chosen records; its code comes with the first choice, because most visits make none. */
export function LazyComparisonTray() {
  const hasChosen = useChosen((chosen) => comparableKinds.some((kind) => chosen[kind].length > 0));
  return (
    hasChosen && (
      <Suspense fallback={null}>
        <ComparisonTray />
      </Suspense>
    )
  );
}
