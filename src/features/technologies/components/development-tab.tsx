import { highestReadiness, readinessPhase, type Technology } from '#contract/technologies.ts';
import { Badge } from '#src/components/badge.tsx';
import { Stack } from '#src/components/stack.tsx';
import { formatDate } from '#src/lib/format.ts';
import { stageBadge } from '../status-tone.ts';
import { ReadinessMeter } from './readiness-meter.tsx';
import styles from './tabs.module.css';

const phases = [
  { name: readinessPhase(1), levels: '1-3', from: 1 },
  { name: readinessPhase(4), levels: '4-6', from: 4 },
  { name: readinessPhase(7), levels: '7-8', from: 7 },
  { name: readinessPhase(9), levels: '9', from: 9 },
];

/** The development tab: readiness with its phases, and the development stages (rule readiness). */
export function DevelopmentTab({ technology }: { technology: Technology }) {
  const { readinessLevel, developmentStages, updatedDate } = technology;
  const current = readinessPhase(readinessLevel);
  return (
    <Stack gap={40}>
      <section aria-labelledby="readiness-level" className={styles.part}>
        <h2 id="readiness-level">
          Readiness level {readinessLevel} of {highestReadiness}
        </h2>
        <ReadinessMeter level={readinessLevel} />
        <ol className={styles.phases}>
          {phases.map(({ name, levels, from }) => (
            <li
              key={name}
              aria-current={name === current ? 'step' : undefined}
              data-reached={readinessLevel >= from}
              className={styles.phase}
            >
              <span className={styles.phaseName}>{name}</span>
              <span className={styles.note}>TRL {levels}</span>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="development-stages" className={styles.part}>
        <h2 id="development-stages">Development stages</h2>
        {developmentStages.length === 0 && <p className={styles.none}>No stages have been published.</p>}
        {developmentStages.length > 0 && (
          <ol className={styles.stages}>
            {developmentStages.map(({ name, status, milestones }) => {
              const { label, tone } = stageBadge(status);
              return (
                <li key={name} className={styles.stage} data-status={status}>
                  <h3 className={styles.stageName}>
                    {name} <Badge tone={tone}>{label}</Badge>
                  </h3>
                  {milestones.length > 0 && (
                    <ul className={styles.entries}>
                      {milestones.map((milestone) => (
                        <li key={milestone}>{milestone}</li>
                      ))}
                    </ul>
                  )}
                </li>
              );
            })}
          </ol>
        )}
      </section>
      <p className={styles.note}>
        Last updated <time dateTime={updatedDate}>{formatDate(updatedDate)}</time>
      </p>
    </Stack>
  );
}
