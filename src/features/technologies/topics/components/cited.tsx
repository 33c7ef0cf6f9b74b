import { goToAnchor } from '#src/lib/go-to-anchor.ts';
import type { CitedText } from '../topic-content.ts';
import styles from './cited.module.css';
import { useSource } from './sources-context.ts';

/** A text whose references `[^id]` become numbers that link to the list of sources. */
export function Cited({ text }: { text: CitedText }) {
  // Parts with an even index are text, those with an odd one are ids.
  const pieces = text.split(/\[\^([\w-]+)\]/);
  return pieces.map((piece, index) => {
    const key = `${index} ${piece}`;
    return index % 2 === 0 ? <span key={key}>{piece}</span> : <Reference key={key} id={piece} />;
  });
}

function Reference({ id }: { id: string }) {
  const found = useSource(id);
  if (!found) return null;
  return (
    <sup className={styles.reference}>
      <a href={`#source-${id}`} aria-label={`Source ${found.number}: ${found.source.title}`} onClick={goToAnchor}>
        {found.number}
      </a>
    </sup>
  );
}
