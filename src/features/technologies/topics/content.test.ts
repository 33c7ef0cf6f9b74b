import { describe, expect, it } from 'vitest';

import { dedicatedTechnologyRecords } from '#contract/technologies.ts';
import { technologyTopics } from '#contract/technologies-topics.ts';
import { moltenSalt } from './content/molten-salt.ts';
import { perovskite } from './content/perovskite.ts';
import { thorium } from './content/thorium.ts';
import { phaseOf } from './phases.ts';

const topics = [perovskite, thorium, moltenSalt];

describe.each(topics)('$title', (topic) => {
  const text = JSON.stringify({ ...topic, sources: [] });

  it('matches the directory', () => {
    const { name, slug } = technologyTopics[topic.id];
    const { readinessLevel, developmentStatus, firstDeveloped } = topic.status;
    expect(topic.title).toBe(name);
    expect(dedicatedTechnologyRecords.find(({ id }) => id === topic.id)).toMatchObject({
      name,
      slug,
      readinessLevel,
      status: developmentStatus,
      yearDeveloped: Number(firstDeveloped),
    });
  });

  it('names its sources: each one exists, is used, and is on the web', () => {
    const used = new Set([...text.matchAll(/\[\^([\w-]+)\]/g)].map(([, id]) => id));
    expect(new Set(topic.sources.map(({ id }) => id))).toEqual(used);
    const urls = [...topic.sources, ...topic.keyPlayers].map(({ url }) => new URL(url).protocol);
    expect(new Set(urls)).toEqual(new Set(['https:']));
  });

  it('has unique anchors', () => {
    const ids = [...topic.overview, ...topic.technical, ...topic.outlook].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('links to pages of this site', () => {
    for (const { to } of topic.related) expect(to).toMatch(/^\/(network|focus|research-hub)\//);
  });
});

it('readiness levels: nine for perovskite and thorium, ten for molten salt (rule readiness)', () => {
  const levels = topics.map(({ readinessLevels }) => readinessLevels.map(({ level }) => level));
  expect(levels).toEqual([
    [1, 2, 3, 4, 5, 6, 7, 8, 9],
    [1, 2, 3, 4, 5, 6, 7, 8, 9],
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  ]);
  expect(topics.map(({ status }) => status.readinessLevel)).toEqual([4, 5, 4]);
});

it('the four phases (rule readiness)', () => {
  expect([1, 3, 4, 6, 7, 8, 9].map(phaseOf)).toEqual([
    'Research Phase',
    'Research Phase',
    'Development Phase',
    'Development Phase',
    'Deployment Phase',
    'Deployment Phase',
    'Commercial Phase',
  ]);
});

it('only key players of molten salt have a type, a reactor and their funding', () => {
  expect(moltenSalt.keyPlayers.every(({ details }) => details)).toBe(true);
  expect([...perovskite.keyPlayers, ...thorium.keyPlayers].some(({ details }) => details)).toBe(false);
});
