import { AimOutlined, EditOutlined, ExperimentOutlined, FlagOutlined, UserAddOutlined } from '@ant-design/icons';

import type { Company } from '#contract/companies.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import styles from './owner-actions.module.css';

interface OwnerActionsProps {
  company: Pick<Company, 'id' | 'isClaimed'>;
  standing: { isOwner: boolean; canEdit: boolean; hasPendingClaim: boolean } | undefined;
}

/** The owner's actions; for everyone else, a link to claim a company without an owner (rule claims). */
export function OwnerActions({ company: { id, isClaimed }, standing }: OwnerActionsProps) {
  const path = pathTo(paths.company, { id });
  return (
    <>
      {standing?.canEdit && (
        <div role="group" aria-label="Manage this company" className={styles.bar}>
          <p className={styles.words}>
            {standing.isOwner ? 'This is your company’s profile.' : 'You can edit this profile as an admin.'}
          </p>
          <ButtonLink kind="secondary" to={`${path}/edit`}>
            <EditOutlined aria-hidden="true" /> Edit Company Profile
          </ButtonLink>
          <ButtonLink kind="secondary" to={`${path}/seeks-and-offers`}>
            <AimOutlined aria-hidden="true" /> Seeks and Offers
          </ButtonLink>
          <ButtonLink kind="secondary" to={`${path}/add-technology`}>
            <ExperimentOutlined aria-hidden="true" /> Add Technology
          </ButtonLink>
          <ButtonLink kind="secondary" to={`${path}/add-team-member`}>
            <UserAddOutlined aria-hidden="true" /> Add Team Member
          </ButtonLink>
        </div>
      )}
      {!isClaimed && (
        <div className={styles.bar}>
          {standing?.hasPendingClaim ? (
            <p role="status" className={styles.words}>
              Your claim to this company is waiting for a decision. We will let you know.
            </p>
          ) : (
            <>
              <p className={styles.words}>No member manages this profile yet. Is this your company?</p>
              <ButtonLink kind="secondary" to={`${path}/claim`}>
                <FlagOutlined aria-hidden="true" /> Claim This Company
              </ButtonLink>
            </>
          )}
        </div>
      )}
    </>
  );
}
