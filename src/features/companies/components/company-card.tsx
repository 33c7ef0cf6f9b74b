import { EnvironmentOutlined, SafetyCertificateFilled } from '@ant-design/icons';

import { type CompanySummary, companySizes } from '#contract/companies.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import { CardLink } from '#src/components/link.tsx';
import { Monogram } from '#src/components/monogram.tsx';
import { CardText, RecordCard } from '#src/components/record-card.tsx';
import { CompareButton } from '#src/features/comparisons/index.ts';
import { KeptMark } from '#src/features/kept-collections/index.ts';
import { CardTools } from '#src/features/lists/index.ts';
import { hasClosed } from '#src/features/match-profiles/index.ts';
import { formatShortDay, formatShortMoney } from '#src/lib/format.ts';
import styles from './company-card.module.css';

interface CompanyCardProps {
  company: CompanySummary;
  headingLevel?: 2 | 3;
  /** The address of the current list, so that the company's page can link back to it. */
  from?: string;
}

/** A company in a list. The whole card links to its page. */
export function CompanyCard({ company, headingLevel = 2, from }: CompanyCardProps) {
  const { id, name, description, logoUrl, location, foundedYear, size, focusArea, isVerified } = company;
  const { funding, raising, closesOn, isHiring } = company;
  const Heading = `h${headingLevel}` as const;
  return (
    <RecordCard className={styles.card}>
      <Monogram name={name} imageUrl={logoUrl} />
      <div className={styles.head}>
        <Heading className={styles.name}>
          <CardLink to={pathTo(paths.company, { id })} state={{ from }}>
            {name}
          </CardLink>
          {isVerified && <SafetyCertificateFilled aria-label="Verified" className={styles.verified} />}
        </Heading>
        <p className={styles.area}>
          {focusArea.title} <KeptMark kind="company" id={id} />
        </p>
      </div>
      <CardText className={styles.text}>{description}</CardText>
      <div className={styles.foot}>
        <p className={styles.facts}>
          <span className={styles.place}>
            <EnvironmentOutlined aria-label="Location:" /> {location}
          </span>
          <span>Founded {foundedYear}</span>
          <span>{companySizes[size]}</span>
          {funding && <span>{formatShortMoney(funding.amount, funding.currency)} raised</span>}
          {raising && !hasClosed(company) && (
            <span>
              Seeks {formatShortMoney(raising.amount, raising.currency)}
              {closesOn && ` by ${formatShortDay(closesOn)}`}
            </span>
          )}
          {isHiring && <span>Hiring</span>}
        </p>
        <CardTools kind="company" id={id} name={name}>
          <CompareButton kind="company" id={id} name={name} />
        </CardTools>
      </div>
    </RecordCard>
  );
}
