import type { CurrentUser } from '#contract/accounts.ts';
import type { Deps } from '#server/deps.ts';
import type { ExportedRows, PersonalData } from '#server/platform/feature.ts';
import { allPages } from '#server/platform/personal-data/all-pages.ts';
import type { Exported } from '#server/platform/personal-data/holding.ts';
import { held, unlisted } from '#server/platform/personal-data/holding.ts';
import { closeForLeaver } from './leaving.ts';
import { presentDetail } from './presenter.ts';
import { findIntroductions, findTrails, type IntroductionFilter } from './store.ts';
import { surroundingsOf } from './surroundings.ts';

/** Introductions, as each of the two sides may see them; the number of the other side is never exported. */
function introductionsAs(as: string, theirs: 'requester_id' | 'recipient_id'): Exported {
  return {
    as,
    isPresented: true,
    tells: [
      'id',
      'name',
      'email',
      'organization',
      'role',
      'reason',
      'target_kind',
      'target_id',
      'target_title',
      'contact_name',
      'contact_email',
      'status',
      'decline_reason',
      'created_at',
      'sent_at',
      'expires_at',
    ],
    keeps: [theirs],
  };
}

export const personalData: PersonalData = {
  holdings: [
    held('introductions', 'requester_id', 'by-feature', introductionsAs('introductionsYouAskedFor', 'recipient_id')),
    held('introductions', 'recipient_id', 'by-feature', introductionsAs('introductionsToYou', 'requester_id')),
    held(
      'introduction_charges',
      'user_id',
      { kept: 'We are required to keep records of payments.' },
      {
        as: 'introductionCharges',
        tells: [
          'id',
          'introduction_id',
          'kind',
          'amount_cents',
          'month',
          'quarter',
          'state',
          'created_at',
          'waived_at',
        ],
      },
    ),
    unlisted(
      'introduction_trail',
      'actor_id',
      'A history that no one can change. Its results are in the introductions.',
    ),
  ],
  present: {
    introductionsYouAskedFor: (deps, user) => introductionsOf(deps, { requesterId: user.id }, user),
    introductionsToYou: (deps, user) => introductionsOf(deps, { recipientId: user.id }, user),
  },
  erase: closeForLeaver,
};

async function introductionsOf(
  deps: Pick<Deps, 'database' | 'features' | 'now'>,
  filter: IntroductionFilter,
  user: CurrentUser,
): Promise<ExportedRows> {
  const rows = await allPages(
    ({ before, limit }) => findIntroductions(deps.database, filter, before, limit),
    ({ id }) => id,
  );
  const trails = await findTrails(
    deps.database,
    rows.map(({ id }) => id),
  );
  const trailOf = Map.groupBy(trails, (entry) => entry.introduction_id);
  const around = await surroundingsOf(deps, rows, user.id);
  return rows.map((row) => presentDetail(row, around(row), trailOf.get(row.id) ?? [], user));
}
