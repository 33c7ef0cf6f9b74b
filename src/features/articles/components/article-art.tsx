import { RecordPicture } from '#src/components/record-picture.tsx';
import { FocusArt, subjectOf } from '#src/features/focus-areas/index.ts';
import { classNames } from '#src/lib/class-names.ts';
import styles from './article-art.module.css';

interface ArticleArtProps {
  article: { id: number; title: string; description: string; imageUrl: string | null; focusSlug: string };
  className?: string | undefined;
}

/** Views of a focus area's drawing, so that its articles are not all shown by the same picture. */
const views = [undefined, styles.mirrored, styles.near, styles.nearMirrored];

/** The article's own picture, the drawing of its subject, or a view of its focus area's. Fills its box. */
export function ArticleArt({ article: { id, title, description, imageUrl, focusSlug }, className }: ArticleArtProps) {
  const words = [title, description];
  return (
    <div className={classNames(styles.art, className)} aria-hidden="true">
      {imageUrl ? (
        <RecordPicture address={imageUrl} sizes="(max-width: 700px) 92vw, 640px" className={styles.image} />
      ) : (
        <FocusArt slug={focusSlug} words={words} className={subjectOf(words) ? undefined : views[id % views.length]} />
      )}
    </div>
  );
}
