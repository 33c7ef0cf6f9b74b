import { useEffect } from 'react';

import { IconButton } from '#src/components/icon-button.tsx';
import styles from './motion-button.module.css';
import { useMotionChoice } from './motion-choice.ts';

/** Pauses the lights of the picture, or lets them go on. Where the system asks for less motion nothing moves anyway. */
export function MotionButton() {
  const isPaused = useMotionChoice((state) => state.isPaused);
  const toggle = useMotionChoice((state) => state.toggle);
  const recall = useMotionChoice((state) => state.recall);
  useEffect(recall, [recall]);
  return (
    <IconButton label={isPaused ? 'Play animation' : 'Pause animation'} className={styles.button} onClick={toggle}>
      <svg viewBox="0 0 16 16" width="16" height="16" fill="currentColor" aria-hidden="true">
        <path d={isPaused ? 'M4 2.5v11l9-5.5z' : 'M4 3h3v10H4zM9 3h3v10H9z'} />
      </svg>
    </IconButton>
  );
}
