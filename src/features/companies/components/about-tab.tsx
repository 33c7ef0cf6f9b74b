import type { Company } from '#contract/companies.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import { RichText } from '#src/components/rich-text.tsx';
import { Stack } from '#src/components/stack.tsx';
import { RecordDocuments } from '#src/features/attachments/index.ts';
import { InvestorLinks, InvestorNames } from '#src/features/company-investors/index.ts';
import { formatDay } from '#src/lib/format.ts';
import styles from './about-tab.module.css';

/** The overview of a company: its description, its funding and its milestones. */
export function AboutTab({ company, canEdit }: { company: Company; canEdit: boolean }) {
  const { id, description, longDescription, mission, vision, fundingRounds, milestones } = company;
  return (
    <Stack gap={40}>
      <div className={styles.text}>{longDescription ? <RichText html={longDescription} /> : <p>{description}</p>}</div>
      {(mission ?? vision) && (
        <div className={styles.statements}>
          {mission && <Statement title="Mission" text={mission} />}
          {vision && <Statement title="Vision" text={vision} />}
        </div>
      )}
      <RecordDocuments kind="company" id={id} editTo={canEdit ? `${pathTo(paths.company, { id })}/edit` : undefined} />
      {fundingRounds.length > 0 && (
        <section aria-labelledby="funding-rounds" className={styles.part}>
          <h2 id="funding-rounds">Funding rounds</h2>
          <ol className={styles.rounds}>
            {newestFirst(fundingRounds).map((round) => (
              <li key={`${round.type} ${round.date} ${round.amount}`} className={styles.round}>
                <span className={styles.type}>{round.type}</span>
                <span className={styles.amount}>{round.amount}</span>
                <time dateTime={round.date} className={styles.date}>
                  {formatDay(round.date)}
                </time>
                {round.investors.length > 0 && (
                  <span className={styles.investors}>
                    <InvestorNames companyId={id} names={round.investors} />
                  </span>
                )}
              </li>
            ))}
          </ol>
          <InvestorLinks
            companyId={id}
            names={fundingRounds.flatMap(({ investors }) => investors)}
            canEdit={canEdit}
            isClaimed={company.isClaimed}
          />
        </section>
      )}
      {milestones.length > 0 && (
        <section aria-labelledby="milestones" className={styles.part}>
          <h2 id="milestones">Milestones</h2>
          <ol className={styles.milestones}>
            {newestFirst(milestones).map((milestone) => (
              <li key={`${milestone.title} ${milestone.date}`} className={styles.milestone}>
                <time dateTime={milestone.date} className={styles.date}>
                  {formatDay(milestone.date)}
                </time>
                <h3 className={styles.step}>{milestone.title}</h3>
                {milestone.description && <p className={styles.detail}>{milestone.description}</p>}
              </li>
            ))}
          </ol>
        </section>
      )}
    </Stack>
  );
}

function Statement({ title, text }: { title: string; text: string }) {
  return (
    <section className={styles.statement}>
      <h2>{title}</h2>
      <p>{text}</p>
    </section>
  );
}

function newestFirst<Dated extends { date: string }>(entries: readonly Dated[]): Dated[] {
  return entries.toSorted((a, b) => b.date.localeCompare(a.date));
}
