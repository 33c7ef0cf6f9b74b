import type { CSSProperties } from 'react';

import styles from './skeleton.module.css';

interface SkeletonProps {
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
  radius?: CSSProperties['borderRadius'];
}

/** A grey bar where text or a picture will be. Measures as on the page that follows, so that nothing moves. */
export function Skeleton({ width = '100%', height = '1em', radius }: SkeletonProps) {
  return <span aria-hidden="true" className={styles.bar} style={{ width, height, borderRadius: radius }} />;
}
