import type { ListingFilters } from '#contract/listings.ts';
import { TagLinks } from '#src/components/tag-links.tsx';
import { listingsPath } from '../filters.ts';

interface ListingTagsProps {
  tags: readonly string[];
  /** The filters of the list; a tag is added to them. */
  filters?: ListingFilters;
  /** At most this many; the rest becomes a figure. */
  limit?: number;
}

/** Tags that link to the list of listings with that tag. The active tag links to the list without it. */
export function ListingTags({ tags, filters, limit = tags.length }: ListingTagsProps) {
  const { tag: chosen, ...others } = filters ?? {};
  const isOn = (tag: string) => tag.toLowerCase() === chosen?.toLowerCase();
  return (
    <TagLinks
      tags={tags}
      to={(tag) => listingsPath(isOn(tag) ? others : { ...filters, tag })}
      isOn={isOn}
      limit={limit}
      saysRest
      keepsPlace={filters !== undefined}
    />
  );
}
