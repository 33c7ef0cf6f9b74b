import { builtInFocusAreas } from '#contract/focus-areas.ts';
import { useFocusAreas } from '#src/features/focus-areas/index.ts';
import { useSite } from '#src/features/site/index.ts';
import styles from './key-figures.module.css';
import { listingKinds } from './listing-kinds.ts';

/** The network in three figures: one claim, and two counted figures. */
export function KeyFigures() {
  const { footerClaim } = useSite();
  const { data: areas = builtInFocusAreas } = useFocusAreas();
  const figures = [
    claimed(footerClaim),
    { value: String(areas.length), label: 'focus areas' },
    { value: String(listingKinds.length), label: 'kinds of listings' },
  ];
  return (
    <dl className={styles.figures}>
      {figures.map(({ value, label }) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** `1,200+ cleantech companies` is a figure with its unit; a text without a figure is shown small. */
function claimed(claim: string): { value: string; label: string } {
  const [, value, label] = /^(\S*\d\S*)\s+(.+)$/.exec(claim) ?? [];
  return value && label ? { value, label } : { value: '', label: claim };
}
