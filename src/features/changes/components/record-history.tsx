import { lateSection } from '#src/components/late-section.tsx';
import { RowsSkeleton } from '#src/components/rows-skeleton.tsx';

/** What changed in a record, for everyone who may see it (rule change-history). Few ask for it, so its code comes then. */
export const RecordHistory = lateSection(async () => (await import('./history-of-record.tsx')).HistoryOfRecord, {
  title: 'The history could not be loaded',
  fallback: <RowsSkeleton />,
});
