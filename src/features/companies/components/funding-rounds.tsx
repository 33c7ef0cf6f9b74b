import { useState } from 'react';
import type { Company } from '#contract/companies.ts';
import { InvestorLinks, InvestorNames } from '#src/features/company-investors/index.ts';
import { formatDay } from '#src/lib/format.ts';
import styles from './funding-rounds.module.css';
import { RoundsChart } from './rounds-chart.tsx';

export type FundingRound = Company['fundingRounds'][number];

interface FundingRoundsProps {
  company: Pick<Company, 'id' | 'isClaimed' | 'fundingRounds'>;
  canEdit: boolean;
}

const panelId = 'funding-round';

/**
 * The rounds of a company over time (rule company-pages): a chart whose columns open their round below it, the newest
 * first. A single round needs no chart. Nothing without rounds.
 */
export function FundingRounds({ company: { id, isClaimed, fundingRounds }, canEdit }: FundingRoundsProps) {
  const rounds = fundingRounds.toSorted((a, b) => a.date.localeCompare(b.date));
  const [open, setOpen] = useState<number | null>(rounds.length - 1);
  const round = open === null ? undefined : rounds[open];
  if (rounds.length === 0) return null;
  return (
    <section aria-labelledby="funding-rounds" className={styles.section}>
      <h2 id="funding-rounds" className={styles.title}>
        Funding rounds
      </h2>
      {rounds.length > 1 && (
        <RoundsChart
          rounds={rounds}
          open={open}
          panelId={panelId}
          onToggle={(index) => setOpen(index === open ? null : index)}
        />
      )}
      <div id={panelId} className={styles.panel} hidden={!round}>
        {round && (
          <>
            <h3 className={styles.type}>{round.type}</h3>
            <dl className={styles.facts}>
              <div>
                <dt>Amount</dt>
                <dd className={styles.amount}>{round.amount}</dd>
              </div>
              <div>
                <dt>Date</dt>
                <dd>
                  <time dateTime={round.date}>{formatDay(round.date)}</time>
                </dd>
              </div>
              {round.investors.length > 0 && (
                <div>
                  <dt>{round.investors.length === 1 ? 'Investor' : 'Investors'}</dt>
                  <dd className={styles.investors}>
                    <InvestorNames companyId={id} names={round.investors} />
                  </dd>
                </div>
              )}
            </dl>
          </>
        )}
      </div>
      <InvestorLinks
        companyId={id}
        names={rounds.flatMap(({ investors }) => investors)}
        canEdit={canEdit}
        isClaimed={isClaimed}
      />
    </section>
  );
}
