import { type EventDetail, eventTypes, placeInWords } from '#contract/events.ts';
import { blocksOf } from '#server/platform/rich-text/rich-text.ts';
import { listOf, type ReadTexts, sentence } from './read-texts.ts';

/** The texts of events that are not drafts. The link of an online event is for those who have registered. */
export const eventTexts: ReadTexts = async ({ db }, ids) => {
  const rows = await db
    .selectFrom('events')
    .where('id', 'in', ids)
    .where('status', '<>', 'draft')
    .select([
      'id',
      'description',
      'content',
      'type',
      'date_display',
      'location',
      'city',
      'country',
      'organizer_name',
      'speakers',
      'agenda',
      'status',
    ])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    blocks: [
      row.description,
      sentence(
        row.status === 'cancelled' ? 'Cancelled.' : '',
        `${eventTypes[row.type]}, ${row.date_display}, ${row.location}, ${placeInWords(row)}.`,
        `Organizer: ${row.organizer_name}.`,
      ),
      ...blocksOf(row.content),
      ...listOf<EventDetail['speakers'][number]>(row.speakers).map(
        ({ name, title, bio }) => `Speaker: ${name}, ${title}. ${bio}`,
      ),
      ...listOf<EventDetail['agenda'][number]>(row.agenda).map(({ day, items }) =>
        [`${day}:`, ...items.map(({ time, title, description }) => `${time} ${title}. ${description}`)].join(' '),
      ),
    ],
  }));
};
