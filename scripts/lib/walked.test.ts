import { expect, test } from 'vitest';

import { endpoints } from '#contract/endpoints.ts';
import { projectCode } from './changed-files.mjs';
import { walkedResources } from './walked.mjs';

const files = await projectCode();

test('each endpoint belongs to a resource that a change of the contract is near', () => {
  const contract = [...files.keys()].filter((file) => /^contract\/(?!kit\/)/.test(file));
  const resources = walkedResources(contract, files);
  expect(endpoints.map(({ name }) => name).filter((name) => !resources?.includes(name.replace(/\..*/, '')))).toEqual(
    [],
  );
});

test('a change of a feature is near what it serves, one of the contract near what is made of it', () => {
  expect(walkedResources(['server/features/notes/store.ts'], files)).toEqual(['notes']);
  expect(walkedResources(['contract/notes.ts'], files)).toContain('notes');
  expect(walkedResources(['contract/notes.ts'], files)).not.toContain('events');
  expect(walkedResources(['contract/items.ts'], files)).toContain('search');
});

test('all endpoints are near what every call goes through', () => {
  for (const file of [
    'server/app.ts',
    'server/platform/http/route.ts',
    'contract/kit/endpoint.ts',
    'package-lock.json',
  ]) {
    expect(walkedResources([file], files), file).toBeUndefined();
  }
});
