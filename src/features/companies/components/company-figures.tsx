import type { ReactNode } from 'react';

import type { Company } from '#contract/companies.ts';
import { FactList } from '#src/components/fact-list.tsx';
import { SideCard } from '#src/components/side-card.tsx';
import { factsOfCompany } from '#src/features/match-profiles/index.ts';
import { formatNumber } from '#src/lib/format.ts';
import { profitTone } from '../profit-tone.ts';
import styles from './company-figures.module.css';
import { PredictionBadge } from './prediction-badge.tsx';

/** What a company seeks and offers, and its figures: scores, predictions, finances. Nothing if it has none. */
export function CompanyFigures({ company }: { company: Company }) {
  const { revenue, valuation, profitMargin, employeeCount, fundingTotal, matchProfile } = company;
  // The head says what the company raises.
  const seeks = matchProfile ? factsOfCompany(matchProfile).filter(({ label }) => label !== 'Raising') : [];
  return (
    <>
      <FactList title="Seeks and offers" facts={seeks} />
      <Scores company={company} />
      <Figures
        title="Outlook"
        figures={[
          ['Acquisition', badge(company.acquisitionLikelihood)],
          ['Next round', badge(company.fundingLikelihood)],
          ['IPO', badge(company.ipoLikelihood)],
        ]}
      />
      <Figures
        title="Financials"
        figures={[
          ['Total funding', fundingTotal],
          ['Revenue', revenue],
          ['Valuation', valuation],
          ['Profit margin', profitMargin && <span className={styles[profitTone(profitMargin)]}>{profitMargin}</span>],
          ['Employees', employeeCount === null ? undefined : formatNumber(employeeCount)],
        ]}
      />
    </>
  );
}

/** Figures that are known, one to a line. Without any there is no card. */
function Figures({ title, figures }: { title: string; figures: readonly [string, ReactNode][] }) {
  const known = figures.filter(([, value]) => value !== null && value !== undefined && value !== '');
  if (known.length === 0) return null;
  return (
    <SideCard title={title}>
      <dl className={styles.figures}>
        {known.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </SideCard>
  );
}

function badge(level: Company['ipoLikelihood']) {
  return level && <PredictionBadge level={level} />;
}

function Scores({ company: { growthScore, heatScore, industryRank } }: { company: Company }) {
  if (growthScore === null && heatScore === null && industryRank === null) return null;
  return (
    <section aria-label="Scores" className={styles.scores}>
      {growthScore !== null && <Score label="Growth score" value={growthScore} />}
      {heatScore !== null && <Score label="Heat score" value={heatScore} />}
      {industryRank !== null && (
        <p className={styles.rank}>
          <span>Industry rank</span> <strong>#{industryRank}</strong>
        </p>
      )}
    </section>
  );
}

/** Points, of 100. */
function Score({ label, value }: { label: string; value: number }) {
  return (
    <div className={styles.score}>
      <p className={styles.line}>
        <span>{label}</span>
        <span>
          <strong>{value}</strong>
          <span className={styles.of}>/100</span>
        </span>
      </p>
      <div aria-hidden="true" className={styles.track}>
        <span className={styles.bar} data-fill style={{ width: `${value}%` }} />
      </div>
    </div>
  );
}
