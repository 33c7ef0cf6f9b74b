import type { Company } from '#contract/companies.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import { RichText } from '#src/components/rich-text.tsx';
import { Stack } from '#src/components/stack.tsx';
import { RecordDocuments } from '#src/features/attachments/index.ts';
import { formatDay } from '#src/lib/format.ts';
import styles from './about-tab.module.css';
import { CompanyRelated } from './company-related.tsx';
import { FundingRounds } from './funding-rounds.tsx';

/** The overview of a company: what it writes about itself, its funding, its milestones, and the first of what belongs to it. */
export function AboutTab({ company, canEdit }: { company: Company; canEdit: boolean }) {
  const { id, longDescription, mission, vision, fundingRounds, milestones } = company;
  const isBare =
    !longDescription && !mission && !vision && [fundingRounds, milestones].every((entries) => entries.length === 0);
  return (
    <Stack gap={40}>
      {longDescription && (
        <div className={styles.text}>
          <RichText title="Description" html={longDescription} />
        </div>
      )}
      {isBare && <p className={styles.bare}>This company has not written more about itself yet.</p>}
      {(mission ?? vision) && (
        <div className={styles.statements}>
          {mission && <Statement title="Mission" text={mission} />}
          {vision && <Statement title="Vision" text={vision} />}
        </div>
      )}
      <FundingRounds key={id} company={company} canEdit={canEdit} />
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
      <CompanyRelated company={company} canEdit={canEdit} />
      <RecordDocuments kind="company" id={id} editTo={canEdit ? pathTo(paths.companyEdit, { id }) : undefined} />
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
