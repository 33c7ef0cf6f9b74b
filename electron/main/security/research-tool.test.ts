import { expect, test } from 'vitest';

import { defaultSite } from '#contract/site.ts';
import { createResearchTool } from './research-tool.ts';

const siteWith = (url: string | null) =>
  Response.json({ ...defaultSite, deepResearch: { ...defaultSite.deepResearch, url } });

const asked = (path = '/api/site', method = 'GET') => new Request(`app://cardi${path}`, { method });

async function learned(url: string | null): Promise<string | null> {
  const tool = createResearchTool();
  await tool.learn(asked(), siteWith(url));
  return tool.origin();
}

test('no tool is known before the server has answered', () => {
  expect(createResearchTool().origin()).toBeNull();
});

test.each<[string | null, string | null]>([
  ['https://research.example/start?from=cardi', 'https://research.example'],
  ['https://research.example:8443/', 'https://research.example:8443'],
  ['http://localhost:9000/', 'http://localhost:9000'],
  ['http://research.example/', null],
  [null, null],
])('a site whose tool is at %j allows %j', async (url, origin) => {
  expect(await learned(url)).toBe(origin);
});

test('it learns from the site’s own answer only, and leaves that answer to the page', async () => {
  const tool = createResearchTool();
  await tool.learn(asked('/api/listings'), siteWith('https://evil.example/'));
  await tool.learn(asked('/api/site', 'POST'), siteWith('https://evil.example/'));
  await tool.learn(asked('/api/sites'), siteWith('https://evil.example/'));
  expect(tool.origin()).toBeNull();
  const answer = siteWith('https://research.example/');
  await tool.learn(asked('/api/site?x=1'), answer);
  expect(tool.origin()).toBe('https://research.example');
  expect(await answer.json()).toMatchObject({ productName: defaultSite.productName });
});

test('an invalid answer changes nothing; a new site answer replaces the tool', async () => {
  const tool = createResearchTool();
  await tool.learn(asked(), siteWith('https://research.example/'));
  await tool.learn(asked(), Response.json({ code: 'unavailable' }, { status: 503 }));
  await tool.learn(asked(), Response.json({ productName: 7 }));
  expect(tool.origin()).toBe('https://research.example');
  await tool.learn(asked(), siteWith('https://other.example/'));
  expect(tool.origin()).toBe('https://other.example');
  await tool.learn(asked(), siteWith(null));
  expect(tool.origin()).toBeNull();
});

test('sign-in origins are learned too, by https only; without any, only the tool’s own origin is allowed', async () => {
  const tool = createResearchTool();
  const url = 'https://research.example/start';
  const signInOrigins = ['https://login.example/x', 'http://open.example', 'http://localhost:9000'];
  await tool.learn(asked(), Response.json({ ...defaultSite, deepResearch: { name: 'Chorus', url, signInOrigins } }));
  expect(tool.origins()).toEqual(['https://research.example', 'https://login.example', 'http://localhost:9000']);
  await tool.learn(asked(), siteWith(url));
  expect(tool.origins()).toEqual(['https://research.example']);
  tool.forget();
  expect(tool.origins()).toEqual([]);
});
