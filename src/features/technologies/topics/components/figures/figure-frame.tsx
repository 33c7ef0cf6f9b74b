import type { ReactNode } from 'react';

import type { CitedText } from '../../topic-content.ts';
import { Cited } from '../cited.tsx';
import styles from './figure-frame.module.css';

interface FigureFrameProps {
  title: string;
  caption: CitedText;
  children: ReactNode;
}

/** A figure with its title above and its sources below. */
export function FigureFrame({ title, caption, children }: FigureFrameProps) {
  return (
    <figure className={styles.figure}>
      <p className={styles.title}>{title}</p>
      {children}
      <figcaption className={styles.caption}>
        <Cited text={caption} />
      </figcaption>
    </figure>
  );
}
