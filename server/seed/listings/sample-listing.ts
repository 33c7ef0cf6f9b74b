import type { ListingInput } from '#contract/listings.ts';

/** A listing of a sample member, who is named by their user name. */
export type SampleListing = Omit<ListingInput, 'contactEmail'> & { owner: string };
