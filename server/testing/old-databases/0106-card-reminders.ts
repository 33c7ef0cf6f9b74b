import { listPipelines } from '#contract/pipelines.ts';
import { listed, type View } from './view.ts';

export const views: readonly View[] = [['ada', listPipelines, {}, listed({ name: 'Decks', cards: 1 })]];
