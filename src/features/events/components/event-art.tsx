import type { EventSummary } from '#contract/events.ts';
import { RecordPicture } from '#src/components/record-picture.tsx';
import { FocusArt } from '#src/features/focus-areas/index.ts';
import { classNames } from '#src/lib/class-names.ts';
import styles from './event-art.module.css';

interface EventArtProps {
  event: Pick<EventSummary, 'title' | 'description' | 'imageUrl' | 'focusAreaSlug'>;
  sizes: string;
  className?: string | undefined;
}

/** The event's own picture, or the drawing of its subject or focus area. Fills its box. */
export function EventArt({ event: { title, description, imageUrl, focusAreaSlug }, sizes, className }: EventArtProps) {
  if (!imageUrl) return <FocusArt slug={focusAreaSlug} words={[title, description]} className={className} />;
  return <RecordPicture address={imageUrl} sizes={sizes} className={classNames(styles.image, className)} />;
}
