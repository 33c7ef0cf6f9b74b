import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';

import type { Subject } from '#contract/messages.ts';
import { SubjectLine } from './subject-line.tsx';

const subject: Subject = { kind: 'listing', id: 9, title: 'Coating line', state: 'open' };

test.each<[Subject, string, string | null]>([
  [subject, 'Enquiry about Coating line', '/network/listings/9'],
  [{ ...subject, state: 'closed' }, 'Enquiry about Coating linetakes no more enquiries', '/network/listings/9'],
  [{ ...subject, state: 'gone' }, 'Enquiry about Coating lineThis listing is no longer shown', null],
  [
    { kind: 'member', id: 5, title: 'Anna Berg', state: 'open' },
    'Enquiry about the profile of Anna Berg',
    '/network/profile/5',
  ],
])('says what %o is about, with a link where there is a page', (shown, words, href) => {
  const { container } = render(
    <MemoryRouter>
      <SubjectLine subject={shown} />
    </MemoryRouter>,
  );
  expect(container.textContent).toBe(words);
  expect(screen.queryByRole('link')?.getAttribute('href') ?? null).toBe(href);
});
