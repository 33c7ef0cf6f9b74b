import { placeInWords } from '#contract/events.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import { type MatchRegion, matchRegions } from '#contract/match-profiles.ts';
import type { Database } from '#server/platform/db/database.ts';
import { type Candidate, candidate } from './candidate.ts';
import { needsOfEvent } from './event-needs.ts';
import { regionsOfPlace } from './regions.ts';
import { emptySide } from './sides.ts';

const everywhere = Object.keys(matchRegions) as MatchRegion[];

/** So many of the next events are looked at. */
const looked = 200;

/** The next events that the caller has not registered for. */
export async function eventCandidates({ db }: Pick<Database, 'db'>, userId: number, now: string): Promise<Candidate[]> {
  const rows = await db
    .selectFrom('events')
    .innerJoin('focus_areas', 'focus_areas.id', 'events.focus_area_id')
    .where('events.status', '=', 'scheduled')
    .where('events.end_date', '>', now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('event_registrations')
            .whereRef('event_registrations.event_id', '=', 'events.id')
            .where('event_registrations.user_id', '=', userId)
            .where('event_registrations.status', '<>', 'cancelled')
            .select('event_registrations.id'),
        ),
      ),
    )
    .select([
      'events.id',
      'events.title',
      'events.description',
      'events.date_display',
      'events.location',
      'events.city',
      'events.country',
      'events.is_in_person',
      'events.created_at',
      'focus_areas.slug',
    ])
    .orderBy('events.start_date')
    .orderBy('events.id')
    .limit(looked)
    .execute();
  return rows.map((row) => {
    const about = `${row.title} ${row.description}`;
    const needs = needsOfEvent(about);
    return candidate(
      {
        kind: 'event',
        id: row.id,
        title: row.title,
        subtitle: `${row.date_display}, ${placeInWords(row)}`,
        path: pathTo(paths.event, { id: row.id }),
        since: row.created_at,
      },
      {
        ...emptySide,
        seeks: needs,
        offers: needs,
        // An event online is for all regions.
        regions: row.is_in_person === 1 ? regionsOfPlace(row.country ?? row.location) : everywhere,
        areas: [row.slug],
        about,
      },
    );
  });
}
