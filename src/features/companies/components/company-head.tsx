import {
  CalendarOutlined,
  EnvironmentOutlined,
  LinkOutlined,
  RiseOutlined,
  SafetyCertificateFilled,
  TagOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import { type Company, companySizes } from '#contract/companies.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import { Badge } from '#src/components/badge.tsx';
import { Link } from '#src/components/link.tsx';
import { Monogram } from '#src/components/monogram.tsx';
import { ProfileFacts, ProfileHead, ProfileLead } from '#src/components/profile-head.tsx';
import { KeptBadge } from '#src/features/kept-collections/index.ts';
import { raisingOf } from '#src/features/match-profiles/index.ts';
import type { Standing } from '../api.ts';
import { CompanyActions } from './company-actions.tsx';
import styles from './company-head.module.css';

interface CompanyHeadProps {
  company: Company;
  standing: Standing | undefined;
}

/** Who the company is, in a few lines, and what one can do first (rule company-pages). */
export function CompanyHead({ company, standing }: CompanyHeadProps) {
  const hasPendingClaim = !company.isClaimed && standing?.hasPendingClaim === true;
  const mayBeClaimed = !company.isClaimed && !hasPendingClaim;
  return (
    <ProfileHead
      picture={<Monogram name={company.name} imageUrl={company.logoUrl} size="large" />}
      name={company.name}
      marks={
        <>
          {company.isVerified && <Badge icon={<SafetyCertificateFilled aria-hidden="true" />}>Verified</Badge>}
          {standing?.isOwner && <Badge tone="plain">Your company</Badge>}
          <KeptBadge kind="company" id={company.id} />
          {mayBeClaimed && (
            <Link to={pathTo(paths.companyClaim, { id: company.id })} className={styles.claim}>
              Claim This Company
            </Link>
          )}
        </>
      }
    >
      <ProfileLead>{company.description}</ProfileLead>
      <ProfileFacts facts={factsOf(company)} />
      <CompanyActions company={company} standing={standing} />
      {hasPendingClaim && (
        <p role="status" className={styles.waiting}>
          Your claim to this company is waiting for a decision. We will let you know.
        </p>
      )}
    </ProfileHead>
  );
}

function factsOf({ location, foundedYear, size, focusArea, websiteUrl, matchProfile }: Company) {
  return [
    { key: 'location', icon: <EnvironmentOutlined aria-label="Location" />, text: location },
    { key: 'founded', icon: <CalendarOutlined aria-hidden="true" />, text: `Founded ${foundedYear}` },
    { key: 'size', icon: <TeamOutlined aria-hidden="true" />, text: companySizes[size] },
    { key: 'focus', icon: <TagOutlined aria-label="Focus area" />, text: focusArea.title },
    {
      key: 'website',
      icon: <LinkOutlined aria-label="Website" />,
      text: websiteUrl && (
        <a href={websiteUrl} target="_blank" rel="noopener noreferrer nofollow ugc">
          {URL.parse(websiteUrl)?.hostname.replace(/^www\./, '')}
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      ),
    },
    {
      key: 'raising',
      icon: <RiseOutlined aria-hidden="true" />,
      text: matchProfile && raisingOf(matchProfile),
    },
  ];
}
