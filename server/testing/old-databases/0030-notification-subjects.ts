import { listNotifications } from '#contract/notifications.ts';
import { listed, type View } from './view.ts';

export const views: readonly View[] = [
  ['ada', listNotifications, {}, listed({ title: 'Mia Shy would like to connect' })],
];
