import { PlusOutlined } from '@ant-design/icons';
import type { Company } from '#contract/companies.ts';
import type { CompanyPerson } from '#contract/company-people.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import { technologyPath, technologyStages } from '#contract/technologies.ts';
import { Link } from '#src/components/link.tsx';
import { RelatedList } from '#src/components/related-list.tsx';
import { FirstListings } from '#src/features/company-listings/index.ts';
import { useFaces, usePeople } from '#src/features/company-people/index.ts';

interface CompanyRelatedProps {
  company: Company;
  canEdit: boolean;
}

/** As many as are shown before the link to all of them. */
const shown = 4;

/** The first technologies, people and open listings of a company, and the way to their tabs; its owner adds some here. */
export function CompanyRelated({ company, canEdit }: CompanyRelatedProps) {
  const { id, technologies } = company;
  const people = usePeopleOf(company);
  return (
    <>
      <RelatedList
        title="Technologies"
        records={technologies.slice(0, shown).map((technology) => ({
          key: technology.id,
          name: technology.name,
          to: technologyPath(technology.id),
          text: [technologyStages[technology.developmentStage], technology.isListedForSale && 'for sale']
            .filter(Boolean)
            .join(', '),
        }))}
        all={{ to: '?tab=technologies', label: 'All technologies' }}
        add={canEdit && <AddLink to={pathTo(paths.companyAddTechnology, { id })}>Add Technology</AddLink>}
      />
      <RelatedList
        title="Team"
        records={people.slice(0, shown)}
        all={{ to: '?tab=team', label: 'Whole team' }}
        add={canEdit && <AddLink to={pathTo(paths.companyAddTeamMember, { id })}>Add Team Member</AddLink>}
      />
      <FirstListings companyId={id} limit={shown} />
    </>
  );
}

/** The team as the company lists it, then members who have confirmed that they work there. */
function usePeopleOf({ id, team }: Company) {
  const { data } = usePeople(id);
  const faceOf = useFaces(id);
  const members = data?.items ?? [];
  return [
    ...team.map((person) => ({
      key: `team ${person.id}`,
      name: person.name,
      text: person.title,
      picture: faceOf(person),
      to: pathOf(members.find((member) => member.teamMemberId === person.id)),
      isPerson: true,
    })),
    ...members
      .filter(({ teamMemberId }) => teamMemberId === null)
      .map((member) => ({
        key: `member ${member.id}`,
        name: member.name,
        text: member.role,
        picture: member.avatarUrl,
        to: pathOf(member),
        isPerson: true,
      })),
  ];
}

const pathOf = (member: CompanyPerson | undefined) =>
  member?.hasProfile ? pathTo(paths.member, { id: member.id }) : undefined;

function AddLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to}>
      <PlusOutlined aria-hidden="true" /> {children}
    </Link>
  );
}
