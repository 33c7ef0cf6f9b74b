import { createOffer, importCodes, type OfferInput, type OfferState, setOfferState } from '#contract/offers-admin.ts';
import type { TestApp } from './app.ts';

/** An offer as the admin's form sends it: a code for all members, without a limit or a last day. */
export function offerForm(overrides: Partial<OfferInput> = {}): OfferInput {
  return {
    title: 'A day of consulting',
    partnerId: null,
    givenBy: 'Meridian Foundation',
    gives: '20% off the first day of consulting.',
    terms: 'For new projects only.\n\nNot together with other discounts.',
    url: 'https://meridian.example/redeem',
    startsOn: '',
    endsOn: '',
    limit: null,
    audience: 'professional',
    codeKind: 'shared',
    ...overrides,
  };
}

interface Made {
  /** One in each line; by default a code for all members, or none where the offer has none. */
  codes?: string;
  /** `published` by default. */
  state?: OfferState;
}

/** Adds an offer by the calls of an admin and returns its id. */
export async function anOffer(
  app: TestApp,
  overrides: Partial<OfferInput> = {},
  { codes = 'SAVE-20', state = 'published' }: Made = {},
): Promise<number> {
  const admin = await app.as('admin');
  const body = offerForm(overrides);
  let { id, version } = (await admin.call(createOffer, { body })).body;
  const params = { id: String(id) };
  if (body.codeKind !== 'none') await admin.call(importCodes, { params, body: { codes } });
  if (state === 'draft') return id;
  ({ id, version } = (await admin.call(setOfferState, { params, body: { state: 'published', version } })).body);
  if (state === 'ended') await admin.call(setOfferState, { params, body: { state, version } });
  return id;
}
