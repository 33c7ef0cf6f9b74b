import type { Section } from '../topic-content.ts';
import { Cited } from './cited.tsx';
import { DossierSection } from './dossier-section.tsx';
import styles from './prose.module.css';

/** Sections of running text, set for reading. */
export function Prose({ sections }: { sections: readonly Section[] }) {
  return sections.map(({ id, title, paragraphs }) => (
    <DossierSection key={id} id={id} title={title}>
      <div className={styles.text}>
        {paragraphs.map((text) => (
          <p key={text}>
            <Cited text={text} />
          </p>
        ))}
      </div>
    </DossierSection>
  ));
}
