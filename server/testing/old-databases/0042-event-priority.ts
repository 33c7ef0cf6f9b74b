import { listEvents } from '#contract/events.ts';
import { among, type View } from './view.ts';

export const views: readonly View[] = [
  ['visitor', listEvents, {}, among({ title: 'Salon & sauna', isExclusive: true }, { isExclusive: false })],
];
