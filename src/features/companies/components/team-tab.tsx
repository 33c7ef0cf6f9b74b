import { PlusOutlined, TeamOutlined } from '@ant-design/icons';

import { type Company, removeTeamMember } from '#contract/companies.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import { MessagePanel } from '#src/components/message-panel.tsx';
import { Monogram } from '#src/components/monogram.tsx';
import { Stack } from '#src/components/stack.tsx';
import { PersonOf, TeamPeople, useFaces } from '#src/features/company-people/index.ts';
import { call } from '#src/lib/api-client.ts';
import { useRefreshCompany } from '../api.ts';
import { RemoveButton } from './remove-button.tsx';
import rows from './rows.module.css';

/** The people of a company (rules company-pages, company-people). */
export function TeamTab({ company, canEdit }: { company: Company; canEdit: boolean }) {
  return (
    <Stack gap={24}>
      <Team company={company} canEdit={canEdit} />
      <TeamPeople companyId={company.id} name={company.name} isClaimed={company.isClaimed} canEdit={canEdit} />
    </Stack>
  );
}

function Team({ company, canEdit }: { company: Company; canEdit: boolean }) {
  const refresh = useRefreshCompany();
  const faceOf = useFaces(company.id);
  const id = String(company.id);
  if (company.team.length === 0) {
    return (
      <MessagePanel
        art={<TeamOutlined />}
        title="No Team Members Listed"
        text={
          canEdit ? 'Introduce the people behind your company.' : 'This company has not listed any team members yet.'
        }
        action={
          canEdit && (
            <ButtonLink kind="secondary" to={pathTo(paths.companyAddTeamMember, { id })}>
              Add Team Member
            </ButtonLink>
          )
        }
      />
    );
  }
  return (
    <Stack gap={16}>
      {canEdit && (
        <div>
          <ButtonLink kind="secondary" to={pathTo(paths.companyAddTeamMember, { id })}>
            <PlusOutlined aria-hidden="true" /> Add Team Member
          </ButtonLink>
        </div>
      )}
      <ul aria-label="Team" className={rows.rows}>
        {company.team.map((member) => (
          <li key={member.id} className={rows.row}>
            <Monogram name={member.name} imageUrl={faceOf(member)} isRound />
            <div className={rows.words}>
              <h2 className={rows.title}>{member.name}</h2>
              <p className={rows.role}>{member.title}</p>
              {member.bio && <p className={rows.text}>{member.bio}</p>}
              <PersonOf companyId={company.id} teamMember={member} canEdit={canEdit && company.isClaimed} />
            </div>
            {canEdit && (
              <RemoveButton
                name={member.name}
                remove={() => call(removeTeamMember, { params: { id, memberId: String(member.id) } })}
                onRemoved={() => void refresh(id)}
              />
            )}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
