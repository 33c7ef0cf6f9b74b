import { z } from 'zod';
import { defineEndpoint } from '#contract/kit/endpoint.ts';
import { idParams } from '#contract/kit/fields.ts';
import { holdNotice } from './moderation-holds.ts';
import { technology } from './technologies.ts';

/** GET /api/technologies/{id}/withheld */
export const getWithheldTechnology = defineEndpoint({
  name: 'withheld.technology',
  method: 'GET',
  path: '/api/technologies/:id/withheld',
  summary: 'A technology that the team has hidden, for the owner of its company',
  access: 'member',
  params: idParams,
  response: z.object({ record: technology, hold: holdNotice }),
});
