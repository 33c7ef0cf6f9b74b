import { TextSkeleton } from '../skeleton.tsx';
import styles from './text-editor.module.css';

/** Stands where the editor will, as high as it. */
export function Waiting() {
  return (
    <div className={styles.waiting}>
      <TextSkeleton />
    </div>
  );
}
