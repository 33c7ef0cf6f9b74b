import { insightCharts } from '#contract/insights.ts';
import { paths } from '#contract/kit/paths.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import styles from './plan-note.module.css';

/** What the plan adds to the list of markets. */
const added = [
  'The report of each market, with the records behind every figure',
  'Every chart as a table, as a CSV file and as a picture',
  'The figures of its market on the page of each company, technology and focus area',
  'An email of market figures, once a quarter, which you can turn off',
];

/** For members whose plan leaves out the reports: what a report has, and what the plan adds. */
export function PlanNote() {
  return (
    <section className={styles.note} aria-labelledby="insights-plan">
      <h2 id="insights-plan" className={styles.title}>
        Reports are part of the Professional plan, billed annually
      </h2>
      <div className={styles.columns}>
        <div className={styles.part}>
          <h3 className={styles.subtitle}>A report has</h3>
          <ul className={styles.list}>
            {Object.entries(insightCharts).map(([id, title]) => (
              <li key={id}>{title}</li>
            ))}
          </ul>
        </div>
        <div className={styles.part}>
          <h3 className={styles.subtitle}>The plan adds</h3>
          <ul className={styles.list}>
            {added.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
        </div>
      </div>
      <p>
        <ButtonLink to={paths.pricing}>See membership plans</ButtonLink>
      </p>
    </section>
  );
}
