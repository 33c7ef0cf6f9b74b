import { piecesOf } from '../message-links.ts';
import styles from './message-text.module.css';

/** A message as typed. Web addresses are links; nothing else is markup. */
export function MessageText({ text }: { text: string }) {
  let place = 0;
  return (
    <p className={styles.text}>
      {piecesOf(text).map((piece) => {
        place += piece.text.length;
        return piece.href === undefined ? (
          piece.text
        ) : (
          <a key={place} href={piece.href} target="_blank" rel="noopener noreferrer nofollow ugc">
            {piece.text}
          </a>
        );
      })}
    </p>
  );
}
