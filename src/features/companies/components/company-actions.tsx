import type { Company } from '#contract/companies.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import { MoreButton } from '#src/components/more-button.tsx';
import { ProfileActions } from '#src/components/profile-head.tsx';
import { FollowRecordButton } from '#src/features/connections/index.ts';
import { EnquiryButton } from '#src/features/enquiries/index.ts';
import { KeepOfflineButton } from '#src/features/kept-collections/index.ts';
import { SaveButton } from '#src/features/saved-items/index.ts';
import type { Standing } from '../api.ts';
import { useCompanyMenu } from './use-company-menu.tsx';

interface CompanyActionsProps {
  company: Pick<Company, 'id' | 'name'>;
  standing: Standing | undefined;
}

/**
 * What one can do on a company's page (rule company-pages). One button is solid: Edit Company Profile for its owner and
 * admins, Contact for everyone else. What is done seldom is under More.
 */
export function CompanyActions({ company, standing }: CompanyActionsProps) {
  const { id, name } = company;
  const { items, dialogs } = useCompanyMenu(company, standing);
  return (
    <>
      <ProfileActions>
        {standing?.canEdit ? (
          <ButtonLink to={pathTo(paths.companyEdit, { id })}>Edit Company Profile</ButtonLink>
        ) : (
          <EnquiryButton kind="company" id={id} title={`Contact ${name}`} hasOrganization>
            Contact
          </EnquiryButton>
        )}
        <FollowRecordButton kind="company" id={id} />
        <SaveButton kind="company" id={id} />
        <KeepOfflineButton source={{ kind: 'company', id }} title={name} page={pathTo(paths.company, { id })} />
        <MoreButton items={items} />
      </ProfileActions>
      {dialogs}
    </>
  );
}
