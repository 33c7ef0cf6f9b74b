import { day } from '#contract/kit/durations.ts';
import { defaultSite } from '#contract/site.ts';
import type { Deps } from '#server/deps.ts';
import { insertCodes, insertOffer } from '#server/features/offers/index.ts';
import { findPartnerNamed } from '#server/features/partners/index.ts';
import type { Transaction } from '#server/platform/db/schema.ts';
import type { OffersTable } from '#server/platform/db/tables/offers.ts';
import { claimSeed } from './seed-store.ts';

interface SampleOffer
  extends Pick<OffersTable, 'title' | 'giver' | 'gives' | 'url' | 'audience' | 'code_kind'>,
    Partial<Pick<OffersTable, 'max_redemptions' | 'shared_code'>> {
  terms: string;
  /** The days it lasts; without a last day if left out. */
  days?: number;
  ownCodes?: number;
}

const sampleTerms = 'This is a sample offer: neither the code nor the address works anywhere.';

/** One of each kind of code; none of them is real. */
const sampleOffers: readonly SampleOffer[] = [
  {
    title: 'First day of consulting at 20% off',
    giver: defaultSite.parentOrganization,
    gives: 'Sample: 20% off the first day of consulting on a new project.',
    terms: 'For members who have not worked with our consultants before. One day for each company.',
    url: 'https://consulting.example/members',
    audience: 'professional',
    code_kind: 'shared',
    shared_code: 'SAMPLE-CONSULT-20',
  },
  {
    title: 'Half a day in the test laboratory',
    giver: 'Oriel Institute',
    gives: 'Sample: four hours of laboratory time at half price, with an engineer.',
    terms: 'Book at least two weeks ahead. Materials are charged separately.',
    url: 'https://laboratory.example/booking',
    audience: 'annual',
    code_kind: 'own',
    days: 240,
    ownCodes: 24,
  },
  {
    title: 'A second opinion on your pitch',
    giver: 'Ember Lane',
    gives: 'Sample: 30 minutes with a partner of the fund, who reads your deck first.',
    terms: 'For companies that raise a seed round. A talk is no promise to invest.',
    url: 'https://fund.example/second-opinion',
    audience: 'professional',
    code_kind: 'none',
    days: 120,
    max_redemptions: 40,
  },
];

/** Adds the sample offers, once in the life of a database. After the partners, some of which give them. */
export async function seedOffers({ database, now }: Pick<Deps, 'database' | 'now'>): Promise<void> {
  await database.write(async (trx) => {
    if (!(await claimSeed(trx, 'offers', now().toISOString()))) return;
    for (const offer of sampleOffers) await addSample(trx, offer, now());
  });
}

async function addSample(trx: Transaction, { days, ownCodes = 0, terms, ...offer }: SampleOffer, now: Date) {
  const at = now.toISOString();
  const id = await insertOffer(trx, {
    ...offer,
    status: 'published',
    partner_id: (await findPartnerNamed({ db: trx }, offer.giver)) ?? null,
    terms: `${terms}\n\n${sampleTerms}`,
    starts_on: null,
    ends_on: days === undefined ? null : new Date(now.getTime() + days * day).toISOString().slice(0, 10),
    created_at: at,
    updated_at: at,
  });
  const codes = Array.from({ length: ownCodes }, (_, index) => `SAMPLE-LAB-${String(index + 1).padStart(3, '0')}`);
  await insertCodes(trx, id, codes);
}
