import { z } from 'zod';
import { defineEndpoint } from '#contract/kit/endpoint.ts';
import { idParams } from '#contract/kit/fields.ts';
import { company } from './companies.ts';
import { holdNotice } from './moderation-holds.ts';

/** GET /api/companies/{id}/withheld */
export const getWithheldCompany = defineEndpoint({
  name: 'withheld.company',
  method: 'GET',
  path: '/api/companies/:id/withheld',
  summary: 'A company that the team has hidden, for its owner',
  access: 'member',
  params: idParams,
  response: z.object({ record: company, hold: holdNotice }),
});
