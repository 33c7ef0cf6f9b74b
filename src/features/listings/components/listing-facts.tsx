import { detailFields, type Listing, listingTypes } from '#contract/listings.ts';
import { FactList } from '#src/components/fact-list.tsx';
import { detailFieldInfo, detailText } from '../detail-fields.ts';

/** The details of a technology, partnership or job; a company has its own block. */
export function ListingFacts({ listing }: { listing: Listing }) {
  const { type, details } = listing;
  if (type === 'company') return null;
  const { required, optional } = detailFields[type];
  const facts = [...required, ...optional].map((field) => ({
    label: detailFieldInfo[field].label,
    text: detailText(details, field),
  }));
  return <FactList title={`${listingTypes[type]} Details`} facts={facts} />;
}
