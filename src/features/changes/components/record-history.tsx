import { latePart } from '#src/components/late-part.tsx';
import { RowsSkeleton } from '#src/components/rows-skeleton.tsx';

/** What changed in a record, for everyone who may see it (rule change-history). Few ask for it, so its code comes then. */
export const RecordHistory = latePart(
  async () => (await import('./history-of-record.tsx')).HistoryOfRecord,
  <RowsSkeleton />,
);
