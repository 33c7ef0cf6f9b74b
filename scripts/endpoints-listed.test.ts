import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { endpointsOf } from '#contract/kit/endpoint.ts';

const contract = join(import.meta.dirname, '../contract');

test('every endpoint that a file of the contract declares is listed', async () => {
  const files = readdirSync(contract).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const modules = await Promise.all(files.map((file): Promise<object> => import(join(contract, file))));
  expect(endpointsOf(modules).filter((endpoint) => !endpoints.includes(endpoint))).toEqual([]);
});
