import { getTimeline } from '#contract/timelines.ts';
import { having, listed, type View } from './view.ts';

const ofBob = { params: { kind: 'member', id: '2' } };

export const views: readonly View[] = [
  ['ada', getTimeline, ofBob, listed({ action: 'introduction', by: null, list: null })],
  // Notes and lists of earlier versions are its beginning.
  ['ada', getTimeline, ofBob, listed({ action: 'noted', detail: 'Met in Oslo; knows the port.' })],
  ['bob', getTimeline, ofBob, listed({ action: 'listed', list: having({ name: 'Storage to meet' }) })],
];
