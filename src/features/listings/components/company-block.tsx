import type { Listing } from '#contract/listings.ts';
import { FactList } from '#src/components/fact-list.tsx';

/** The company behind a listing, with the given details only. */
export function CompanyBlock({ company }: { company: NonNullable<Listing['company']> }) {
  const { name, location, website, foundedYear, employees, funding } = company;
  return (
    <FactList
      title="Company"
      facts={[
        { label: 'Name', text: name },
        { label: 'Location', text: location },
        {
          label: 'Website',
          text: website && (
            <a href={website} target="_blank" rel="noopener noreferrer nofollow ugc">
              {hostOf(website)}
              <span className="visually-hidden"> (opens in a new tab)</span>
            </a>
          ),
        },
        { label: 'Founded', text: foundedYear },
        { label: 'Size', text: employees },
        { label: 'Funding', text: funding },
      ]}
    />
  );
}

function hostOf(address: string): string {
  return URL.parse(address)?.hostname.replace(/^www\./, '') ?? address;
}
