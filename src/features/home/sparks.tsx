import { useEffect, useRef } from 'react';

import { isMotionReduced } from '#src/lib/reduced-motion.ts';
import { steps } from '#src/lib/svg-path.ts';
import { useMotionChoice } from './motion-choice.ts';
import styles from './sparks.module.css';
import { pointOnStrand, strandsHeight, strandsWidth } from './strands.ts';

interface Spark {
  strand: 0 | 1 | 2;
  line: number;
  /** Seconds from one end to the other, and before it sets out. */
  duration: number;
  delay: number;
}

/** How long the page is still before anything moves (milliseconds). */
const rest = 2500;

const sparks: readonly Spark[] = [
  { strand: 0, line: 2.5, duration: 17, delay: 0 },
  { strand: 1, line: -1.5, duration: 21, delay: 2 },
  { strand: 2, line: 3.5, duration: 19, delay: 5 },
  { strand: 0, line: -4.5, duration: 23, delay: 9 },
  { strand: 2, line: -2.5, duration: 20, delay: 12 },
];

/**
 * Lights that travel along the braid. Their ways are written as translations in the picture's own
 * units (a spark's box is a hundredth of it), so that the compositor moves them alone. They rest where
 * the system asks for less motion, while the picture is out of view, and when the visitor has paused them.
 */
export function Sparks() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isMotionReduced()) return;
    let runs: Animation[] = [];
    let isInView = false;
    const follow = () => {
      const moves = isInView && !useMotionChoice.getState().isPaused;
      for (const run of runs) {
        if (moves) run.play();
        else run.pause();
      }
    };
    const watcher = new IntersectionObserver(([entry]) => {
      isInView = entry?.isIntersecting === true;
      follow();
    });
    const unfollow = useMotionChoice.subscribe(follow);
    const timer = setTimeout(() => {
      if (!box.current) return;
      runs = [...box.current.children].flatMap((light, index) => {
        const spark = sparks[index];
        return spark ? [light.animate(way(spark), timing(spark))] : [];
      });
      watcher.observe(box.current);
    }, rest);
    return () => {
      clearTimeout(timer);
      unfollow();
      watcher.disconnect();
      for (const run of runs) run.cancel();
    };
  }, []);
  return (
    <div ref={box}>
      {sparks.map(({ strand, line }) => (
        <span key={`${strand} ${line}`} className={styles.spark} data-strand={strand} />
      ))}
    </div>
  );
}

function timing({ duration, delay }: Spark): KeyframeAnimationOptions {
  return { duration: duration * 1000, delay: delay * 1000, iterations: Number.POSITIVE_INFINITY };
}

/** Keyframes along a line, from the point where it fades in to the point where the strands meet. */
function way({ strand, line }: Spark): Keyframe[] {
  return steps(49, 0, 1 / 48).map((part) => {
    const [x, y] = pointOnStrand(strand, line, 0.16 + 0.82 * part);
    const opacity = Math.min(1, part * 6, (1 - part) * 6);
    return { opacity, translate: `${percent(x / strandsWidth)} ${percent(y / strandsHeight)}` };
  });
}

function percent(part: number): string {
  return `${(part * 10_000).toFixed(1)}%`;
}
