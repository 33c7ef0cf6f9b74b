import { paths, pathTo } from '#contract/kit/paths.ts';
import { listingTypes } from '#contract/listings.ts';
import type { MemberProfile } from '#contract/members.ts';
import { technologyPath } from '#contract/technologies.ts';
import { RelatedList } from '#src/components/related-list.tsx';
import { useEmployments } from '#src/features/company-people/index.ts';
import { useFocusAreas } from '#src/features/focus-areas/index.ts';
import { useFirstOf } from '../api.ts';
import { membersPath } from '../filters.ts';
import { useMemberListings } from '../profile-api.ts';

/** As many as are shown before the link to all of them. */
const shown = 4;

interface ProfileRelatedProps {
  member: MemberProfile;
  isOwn: boolean;
}

/** The first companies and technologies of a member, their open listings, and others of their first focus area. */
export function ProfileRelated({ member, isOwn }: ProfileRelatedProps) {
  const companies = useFurtherCompanies(member);
  return (
    <>
      <RelatedList
        title="Companies"
        headingLevel={3}
        records={companies.slice(0, shown).map(({ id, name, logoUrl }) => ({
          key: id,
          name,
          to: pathTo(paths.company, { id }),
          picture: logoUrl,
        }))}
        all={{ to: '?tab=network', label: 'All companies' }}
      />
      <RelatedList
        title="Technologies"
        headingLevel={3}
        records={member.technologies.slice(0, shown).map(({ id, name, imageUrl }) => ({
          key: id,
          name,
          to: technologyPath(id),
          picture: imageUrl,
        }))}
        all={{ to: '?tab=technologies', label: 'All technologies' }}
      />
      <OpenListings id={member.id} isOwn={isOwn} />
      {!isOwn && <Others member={member} />}
    </>
  );
}

/** The member's companies but those that the head, or the card beside, names already; none until that is known. */
function useFurtherCompanies({ id, companies, organization }: MemberProfile) {
  const { data } = useEmployments(id);
  if (!data) return [];
  const named = new Set(data.items.map(({ company }) => company.id));
  return companies.filter((company) => company.name !== organization && !named.has(company.id));
}

function OpenListings({ id, isOwn }: { id: number; isOwn: boolean }) {
  const { data } = useMemberListings(id);
  return (
    <RelatedList
      title="Open listings"
      headingLevel={3}
      records={(data?.items ?? []).map((listing) => ({
        key: listing.id,
        name: listing.title,
        to: listing.path,
        text: listingTypes[listing.type],
      }))}
      all={isOwn ? { to: paths.ownListings, label: 'All my listings' } : undefined}
    />
  );
}

function Others({ member: { id, focusAreas } }: { member: MemberProfile }) {
  const areas = useFocusAreas();
  const area = areas.data?.find(({ title }) => title === focusAreas[0]);
  const { data } = useFirstOf(area?.slug, shown + 1);
  const others = (data?.items ?? []).filter((other) => other.id !== id).slice(0, shown);
  return (
    <RelatedList
      title={`Others in ${focusAreas[0]}`}
      headingLevel={3}
      records={others.map((other) => ({
        key: other.id,
        name: other.name,
        to: pathTo(paths.member, { id: other.id }),
        text: other.organization ?? other.title,
        picture: other.avatarUrl,
        isPerson: true,
      }))}
      all={{ to: membersPath({ focusArea: area?.slug }), label: 'All in this area' }}
    />
  );
}
