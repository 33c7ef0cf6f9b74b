import { highestLevel, phaseOf } from '../phases.ts';
import { developmentStatuses, type TopicContent } from '../topic-content.ts';
import styles from './status-card.module.css';

const steps = Array.from({ length: highestLevel }, (_, index) => index + 1);

/** Technology Status: how ready it is out of nine, and four facts (rule readiness). */
export function StatusCard({ status }: { status: TopicContent['status'] }) {
  const { readinessLevel, focusArea, developmentStatus, firstDeveloped, lastUpdated } = status;
  return (
    <section aria-labelledby="technology-status" className={styles.card}>
      <h2 id="technology-status" className={styles.title}>
        Technology Status
      </h2>
      <div className={styles.level}>
        <p className={styles.figure}>
          <span className={styles.trl}>TRL {readinessLevel}</span>
          <span className={styles.of}>of {highestLevel}</span>
        </p>
        <div
          role="meter"
          aria-label="Technology readiness level"
          aria-valuemin={0}
          aria-valuemax={highestLevel}
          aria-valuenow={readinessLevel}
          aria-valuetext={`${readinessLevel} of ${highestLevel}, ${phaseOf(readinessLevel)}`}
          className={styles.bar}
        >
          {steps.map((step) => (
            <span key={step} className={styles.step} data-reached={step <= readinessLevel} />
          ))}
        </div>
        <p className={styles.phase}>{phaseOf(readinessLevel)}</p>
      </div>
      <dl className={styles.facts}>
        <Fact label="Focus Area" text={focusArea} />
        <div>
          <dt>Development Status</dt>
          <dd>
            <span className={styles.status} data-status={developmentStatus}>
              {developmentStatuses[developmentStatus]}
            </span>
          </dd>
        </div>
        <Fact label="First Developed" text={firstDeveloped} />
        <Fact label="Last Updated" text={lastUpdated} />
      </dl>
    </section>
  );
}

function Fact({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
  );
}
