import { Skeleton } from '#src/components/skeleton.tsx';
import { Stack } from '#src/components/stack.tsx';

/** The skeleton of a report: its title and the first charts. */
export function ReportSkeleton() {
  return (
    <Stack gap={24}>
      <span className="visually-hidden" role="status">
        Loading
      </span>
      <Skeleton width={320} height={48} />
      <Skeleton width="60%" height={20} />
      <Skeleton height={480} radius="var(--radius)" />
      <Skeleton height={480} radius="var(--radius)" />
    </Stack>
  );
}
