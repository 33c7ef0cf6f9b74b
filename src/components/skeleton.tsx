import type { CSSProperties } from 'react';

import styles from './skeleton.module.css';

interface SkeletonProps {
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
  radius?: CSSProperties['borderRadius'];
}

/** A grey bar as a placeholder for text or a picture, in the final size so that nothing shifts. */
export function Skeleton({ width = '100%', height = '1em', radius }: SkeletonProps) {
  return <span aria-hidden="true" className={styles.bar} style={{ width, height, borderRadius: radius }} />;
}

const lines = ['100%', '96%', '99%', '62%', '100%', '94%', '97%', '40%'];

/** Two paragraphs of skeleton; bar and gap are as high as a line of text. */
export function TextSkeleton({ gap = 11 }: { gap?: number }) {
  return (
    <div className={styles.text} style={{ gap }}>
      {lines.map((width, line) => (
        <Skeleton key={`${line} ${width}`} width={width} height={18} />
      ))}
    </div>
  );
}
