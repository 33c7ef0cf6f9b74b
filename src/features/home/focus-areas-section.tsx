import { builtInFocusAreas } from '#contract/focus-areas.ts';
import { FocusAreaCard, useFocusAreas } from '#src/features/focus-areas/index.ts';
import styles from './focus-areas-section.module.css';
import { Section } from './section.tsx';

/** "Our Focus Areas". The built-in six are shown until the server returns others, or if it does not. */
export function FocusAreasSection() {
  const { data } = useFocusAreas();
  const areas = data && data.length > 0 ? data : builtInFocusAreas;
  return (
    <Section
      id="focus-areas"
      title="Our Focus Areas"
      text="Choose yours, and follow its articles, its events and the people who work on it."
    >
      <ul className={styles.grid}>
        {areas.map((area) => (
          <li key={area.slug} className={styles.cell}>
            <FocusAreaCard area={area} className={styles.card} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
