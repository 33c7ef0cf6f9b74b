import { latePart } from '#src/components/late-part.tsx';

/** `ComparisonTray` for the frame of every page: most visits compare nothing. */
export const LateComparisonTray = latePart(async () => (await import('./comparison-tray.tsx')).ComparisonTray);
