import { paths, pathTo } from '#contract/kit/paths.ts';
import { avatarUrl } from '#server/features/members/index.ts';
import type { Database } from '#server/platform/db/database.ts';
import { type Candidate, candidate, listOf } from './candidate.ts';
import { companySidesOf } from './company-sides-store.ts';
import { regionsOfPlace } from './regions.ts';
import { emptySide, joined, type Side } from './sides.ts';

/** What a member seeks and offers, alone and with the companies they own; `undefined` for one who does not exist. */
export async function sideOfMember(database: Pick<Database, 'db'>, id: number): Promise<Side | undefined> {
  const [rows, companies] = await Promise.all([
    membersWithProfile(database).where('member_profiles.user_id', '=', id).execute(),
    companySidesOf(database, [id]),
  ]);
  const [row] = rows;
  return row && together(row, companies.get(id));
}

/** Listed members as candidates; the others of these ids are left out. */
export async function memberCandidates(database: Pick<Database, 'db'>, ids: readonly number[]): Promise<Candidate[]> {
  if (ids.length === 0) return [];
  const [rows, companies] = await Promise.all([
    membersWithProfile(database).where('member_profiles.user_id', 'in', ids).where('is_listed', '=', 1).execute(),
    companySidesOf(database, ids),
  ]);
  return rows.map((row) =>
    candidate(
      {
        kind: 'member',
        id: row.id,
        title: row.full_name ?? row.username,
        subtitle: [row.current_position ?? row.headline, row.organization].filter(Boolean).join(', '),
        avatarUrl: avatarUrl(row, 128),
        path: pathTo(paths.member, { id: row.id }),
        since: row.shows_activity === 1 && row.last_active_on ? row.last_active_on : row.created_at,
      },
      together(row, companies.get(row.id)),
    ),
  );
}

function membersWithProfile({ db }: Pick<Database, 'db'>) {
  return db
    .selectFrom('member_profiles')
    .innerJoin('users', 'users.id', 'member_profiles.user_id')
    .leftJoin('member_match_profiles as wants', 'wants.user_id', 'member_profiles.user_id')
    .select([
      'member_profiles.user_id as id',
      'users.username',
      'users.full_name',
      'users.organization',
      'avatar_id',
      'avatar_hash',
      'users.created_at',
      'headline',
      'current_position',
      'location',
      'bio',
      'wishes',
      'focus_areas',
      'interests',
      'skills',
      'last_active_on',
      'shows_activity',
      'wants.role',
      'wants.seeks',
      'wants.offers',
      'wants.stages',
      'wants.regions',
      'wants.ticket_min',
      'wants.ticket_max',
      'wants.currency',
      'wants.seeks_text',
      'wants.offers_text',
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof membersWithProfile>['execute']>>[number];

/** An investor manages pages of companies on whose board they sit: what these offer is not what the investor offers. */
function together(row: Row, companies: readonly Side[] = []): Side {
  return row.role === 'investor' ? sideOf(row) : companies.reduce(joined, sideOf(row));
}

function sideOf(row: Row): Side {
  const regions = listOf<Side['regions'][number]>(row.regions);
  const hasTicket = row.ticket_min !== null || row.ticket_max !== null;
  return {
    ...emptySide,
    seeks: listOf(row.seeks),
    offers: listOf(row.offers),
    stages: listOf(row.stages),
    regions: regions.length > 0 ? regions : regionsOfPlace(row.location),
    amount: hasTicket && row.currency ? { min: row.ticket_min, max: row.ticket_max, currency: row.currency } : null,
    areas: listOf(row.focus_areas),
    about: [row.headline, row.current_position, row.bio, ...listOf(row.interests), ...listOf(row.skills)]
      .filter(Boolean)
      .join(' '),
    seeksText: row.seeks_text ?? row.wishes ?? '',
    offersText: row.offers_text ?? '',
  };
}
