import { EditOutlined, ExperimentOutlined, PlusOutlined } from '@ant-design/icons';

import type { Company } from '#contract/companies.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import { technologyStages } from '#contract/listings-terms.ts';
import { isDedicated, technologyPath } from '#contract/technologies-dedicated.ts';
import { Badge } from '#src/components/badge.tsx';
import { ButtonLink } from '#src/components/button-link.tsx';
import { Link } from '#src/components/link.tsx';
import { MessagePanel } from '#src/components/message-panel.tsx';
import { Stack } from '#src/components/stack.tsx';
import { call } from '#src/lib/api-client.ts';
import { useRefreshCompany } from '../api.ts';
import { RemoveButton } from './remove-button.tsx';
import rows from './rows.module.css';

/** The technologies of a company (rule company-pages). */
export function TechnologiesTab({ company, canEdit }: { company: Company; canEdit: boolean }) {
  const refresh = useRefreshCompany();
  const id = String(company.id);
  if (company.technologies.length === 0) {
    return (
      <MessagePanel
        art={<ExperimentOutlined />}
        title="No Technologies Listed"
        text={
          canEdit
            ? 'Show what your company has developed, and how far it has come.'
            : 'This company has not listed any technologies yet.'
        }
        action={
          canEdit && (
            <ButtonLink kind="secondary" to={pathTo(paths.companyAddTechnology, { id })}>
              Add Technology
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
          <ButtonLink kind="secondary" to={pathTo(paths.companyAddTechnology, { id })}>
            <PlusOutlined aria-hidden="true" /> Add Technology
          </ButtonLink>
        </div>
      )}
      <ul aria-label="Technologies" className={rows.rows}>
        {company.technologies.map((technology) => (
          <li key={technology.id} className={rows.row}>
            <div className={rows.words}>
              <h2 className={rows.title}>
                <Link to={technologyPath(technology.id)}>{technology.name}</Link>
              </h2>
              <p className={rows.badges}>
                <Badge tone="plain">{technologyStages[technology.developmentStage]}</Badge>
                {technology.isListedForSale && <Badge tone="plain">For sale</Badge>}
              </p>
              <p className={rows.text}>{technology.description}</p>
            </div>
            {canEdit && (
              <div className={rows.actions}>
                {!isDedicated(technology.id) && (
                  <ButtonLink
                    kind="quiet"
                    to={pathTo(paths.technologyEdit, { id: technology.id })}
                    aria-label={`Edit ${technology.name}`}
                  >
                    <EditOutlined aria-hidden="true" /> Edit
                  </ButtonLink>
                )}
                <RemoveButton
                  name={technology.name}
                  remove={() => removeTechnologyOf(id, technology.id)}
                  onRemoved={() => void refresh(id)}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Stack>
  );
}

/** The call comes with its use: readers remove nothing. */
async function removeTechnologyOf(id: string, technologyId: number): Promise<unknown> {
  const { removeTechnology } = await import('#contract/technologies.ts');
  return call(removeTechnology, { params: { id, technologyId: String(technologyId) } });
}
