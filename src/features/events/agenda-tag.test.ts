import { expect, test } from 'vitest';

import { agendaTag } from './agenda-tag.ts';

test.each([
  ['Opening keynote: money that waits', 'Keynote'],
  ['PANEL: who owns the data', 'Panel'],
  ['Three workshops in parallel', 'Workshop'],
  ['Keynote and panel', 'Keynote'],
  ['Solar panelling for beginners', null],
  ['Reception', null],
])('%s is tagged %s', (title, tag) => {
  expect(agendaTag(title)).toBe(tag);
});
