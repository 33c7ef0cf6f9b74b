import { type ListingDetails, listingTypes } from '#contract/listings.ts';
import { blocksOf } from '#server/platform/rich-text/rich-text.ts';
import { listOf, type ReadTexts, sentence } from './read-texts.ts';

/** The texts of listings that are in the market, without the address of their owners. */
export const listingTexts: ReadTexts = async ({ db }, ids, { now }) => {
  const rows = await db
    .selectFrom('listings')
    .where('id', 'in', ids)
    .where('status', '=', 'published')
    .where('hold', 'is', null)
    .where('expires_at', '>', now)
    .select(['id', 'type', 'description', 'tags', 'details'])
    .execute();
  return rows.map((row) => {
    const details = JSON.parse(row.details) as ListingDetails;
    const place = details.companyLocation ?? details.jobLocation;
    return {
      id: row.id,
      blocks: [
        ...blocksOf(row.description),
        sentence(
          `${listingTypes[row.type]}.`,
          details.companyName && `${details.companyName}.`,
          place && `${place}.`,
          details.jobCompensation && `Pay: ${details.jobCompensation}.`,
          details.jobDeadline && `Apply until ${details.jobDeadline}.`,
          `Tags: ${listOf<string>(row.tags).join(', ')}.`,
        ),
      ],
    };
  });
};
