import { latePart } from '#src/components/late-part.tsx';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import type { Noted } from '../api.ts';

const NotesOfRecord = latePart(async () => (await import('./notes-of-record.tsx')).NotesOfRecord);

/** What the member has noted about a record, and a field for more (rule notes). Nothing for visitors, not even code. */
export function RecordNotes(record: Noted) {
  const { user } = useCurrentUser();
  return user && <NotesOfRecord key={`${record.kind} ${record.id}`} {...record} />;
}
