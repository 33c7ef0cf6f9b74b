import { paths } from '#contract/kit/paths.ts';
import { readinessPhase, type Technology, technologyStages } from '#contract/technologies.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import { SideCard } from '#src/components/side-card.tsx';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import { TechnologyCompanies } from '#src/features/company-technologies/index.ts';
import { DeveloperCard } from './developer-card.tsx';
import { ReadinessMeter } from './readiness-meter.tsx';
import styles from './technology-aside.module.css';
import { TechnologyTags } from './technology-tags.tsx';

/** A technology at a glance: readiness, company and tags. */
export function TechnologyAside({ technology }: { technology: Technology }) {
  const { readinessLevel } = technology;
  const { user } = useCurrentUser();
  const isProfessional = user?.membershipTier === 'professional';
  return (
    <>
      <SideCard title="Technology Readiness">
        <ReadinessMeter level={readinessLevel} isCompact />
        <dl className={styles.facts}>
          <div>
            <dt>Phase</dt>
            <dd>{readinessPhase(readinessLevel)}</dd>
          </div>
          <div>
            <dt>Stage</dt>
            <dd>{technologyStages[technology.developmentStage]}</dd>
          </div>
          {technology.yearDeveloped !== null && (
            <div>
              <dt>First developed</dt>
              <dd>{technology.yearDeveloped}</dd>
            </div>
          )}
        </dl>
      </SideCard>
      <DeveloperCard technology={technology} />
      <TechnologyCompanies technologyId={technology.id} />
      <TechnologyTags tags={technology.tags} />
      {!isProfessional && (
        <SideCard title="Meet the people behind it" tone="premium">
          <p className={styles.offer}>
            Warm introductions to technology developers are part of the Professional membership.
          </p>
          <div className={styles.plans}>
            <ButtonLink kind="secondary" to={paths.pricing}>
              See membership plans
            </ButtonLink>
          </div>
        </SideCard>
      )}
    </>
  );
}
