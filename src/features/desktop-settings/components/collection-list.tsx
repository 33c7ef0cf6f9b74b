import type { KeptCollection } from '#contract/desktop/collections.ts';
import { useFocusAfterRemoval } from '#src/hooks/use-focus-after-removal.ts';
import styles from './collection-list.module.css';
import { CollectionRow } from './collection-row.tsx';

/** All collections of the user, or how the first one is made. The focus of a row that was removed goes to the list. */
export function CollectionList({ collections }: { collections: readonly KeptCollection[] }) {
  const box = useFocusAfterRemoval<HTMLDivElement>(collections.length);
  return (
    <div ref={box} tabIndex={-1} role="group" aria-label="What is kept offline">
      {collections.length === 0 ? (
        <p className={styles.empty}>
          Nothing yet. Turn on “Keep offline” on the page of a company or a focus area, in your saved searches, or on
          your saved items.
        </p>
      ) : (
        <ul className={styles.list} aria-label="Kept offline">
          {collections.map((collection) => (
            <CollectionRow key={collection.name} collection={collection} />
          ))}
        </ul>
      )}
    </div>
  );
}
