import { listContactMessages } from '#contract/contact.ts';
import { listSubscribers } from '#contract/newsletter.ts';
import { ada, listed, type View } from './view.ts';

export const views: readonly View[] = [
  [
    'team',
    listContactMessages,
    {},
    listed(
      { name: 'Zoltán Kovács', message: 'Hello 🌍 <script>alert(1)</script>', status: 'new' },
      { name: ada, status: 'answered' },
    ),
  ],
  ['team', listSubscribers, {}, listed({ status: 'pending', confirmedAt: null }, { status: 'unsubscribed' })],
];
