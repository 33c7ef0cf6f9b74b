import type { Load } from './late-part.tsx';
import { lateSection } from './late-section.tsx';
import { RowsSkeleton } from './rows-skeleton.tsx';
import { Skeleton } from './skeleton.tsx';
import { mapHeight } from './world-map/map-height.ts';

/** The table of a directory, which brings Ant Design: its code comes when this view is chosen. */
export function lateTable<Props extends object>(load: Load<Props>) {
  return lateSection(load, { title: 'The table could not be loaded', fallback: <RowsSkeleton /> });
}

/** The map of a directory; its code comes when this view is chosen. */
export function lateMap<Props extends object>(load: Load<Props>) {
  return lateSection(load, {
    title: 'The map could not be loaded',
    fallback: <Skeleton height={mapHeight} radius="var(--radius)" />,
  });
}
