import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';

import { idParam } from '#contract/kit/fields.ts';
import { RetryPanel } from '#src/components/retry-panel.tsx';
import { RowsSkeleton } from '#src/components/rows-skeleton.tsx';
import { isNotFound } from '#src/lib/api-error.ts';
import { adminEventQuery } from './api.ts';
import { EventEditor } from './event-editor.tsx';
import { EventMissing } from './event-missing.tsx';

/** /admin/events/create */
export function CreateEventPage() {
  return <EventEditor key="new" />;
}

/** /admin/events/{id}: the form of an event in any state. */
export function EditEventPage() {
  const { id = '' } = useParams();
  const isId = idParam.safeParse(id).success;
  const { data, error, isFetching, refetch } = useQuery({ ...adminEventQuery(id), enabled: isId });
  if (!isId || isNotFound(error)) return <EventMissing />;
  if (data) return <EventEditor key={data.id} event={data} />;
  if (!error) return <RowsSkeleton />;
  return <RetryPanel title="The event could not be loaded" isRetrying={isFetching} onRetry={() => void refetch()} />;
}
