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

test('nothing is known before the server has spoken', () => {
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

test('an answer that is none changes nothing, another site does', async () => {
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
