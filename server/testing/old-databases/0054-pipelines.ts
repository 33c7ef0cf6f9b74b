import { getPipeline, listPipelines } from '#contract/pipelines.ts';
import { having, listed, type View } from './view.ts';

const pipeline = { name: 'Storage deals', cards: 1, people: 1, version: 1 };

export const views: readonly View[] = [
  ['ada', listPipelines, {}, listed({ ...pipeline, access: 'owner', owner: null })],
  ['bob', listPipelines, {}, listed({ ...pipeline, access: 'edit', owner: having({ id: 1 }) })],
  [
    'bob',
    getPipeline,
    { params: { id: 1 } },
    having({
      stages: [having({ name: 'In contact', outcome: 'open' }), having({ name: 'Won', outcome: 'won' })],
      board: [having({ kind: 'member', itemId: 2, nextStep: 'Call about the pilot', dueOn: '2026-06-01' })],
    }),
  ],
];
