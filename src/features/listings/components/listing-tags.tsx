import type { ListingFilters } from '#contract/listings.ts';
import { TagLinks } from '#src/components/tag-links.tsx';
import { listingsPath } from '../filters.ts';

interface ListingTagsProps {
  tags: readonly string[];
  /** In a list: what it is narrowed to already; a tag narrows it further. */
  filters?: ListingFilters;
  /** At most this many; the rest becomes a figure. */
  limit?: number;
}

/** Tags that lead to the list of what carries them. The tag in force leads back to the list without it. */
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
