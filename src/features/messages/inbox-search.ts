import { searchMax } from '#contract/kit/fields.ts';
import { useUrlFilters } from '#src/hooks/use-url-filters.ts';
import { filterCodec, filterText, withParams } from '#src/lib/url-filters.ts';

const codec = filterCodec({ search: filterText(searchMax) });

/** The member to whom a first message is being written stays in the address. */
const kept = ['to'];

/** The words by which the inbox is searched. They are in the address, beside the conversation that is open. */
export function useInboxSearch() {
  const { filters, change, clear } = useUrlFilters(codec, kept);
  return {
    search: filters.search ?? '',
    searchFor: (search: string) => change({ search }),
    clear,
    /** A page of the inbox, with the search as it is. */
    withSearch: (path: string) => withParams(path, codec.write(filters)),
  };
}
