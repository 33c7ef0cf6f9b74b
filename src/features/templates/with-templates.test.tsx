import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentUserQuery } from '#src/features/accounts/index.ts';
import { templatesQuery } from './api.ts';
import { valuesOf } from './values.ts';
import { WithTemplates } from './with-templates.tsx';

const templates = [
  { id: 1, name: 'Ask for figures', text: 'Dear {{first name}}, about {{record}}.' },
  { id: 2, name: 'Thank you', text: 'Thank you.' },
];

beforeEach(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => undefined;
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Field() {
  const [text, setText] = useState('');
  return (
    <WithTemplates values={valuesOf('Ines Okafor', 'Coating line')} onChange={setText}>
      <textarea aria-label="Message" value={text} onChange={({ target }) => setText(target.value)} />
    </WithTemplates>
  );
}

function show() {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  client.setQueryData(currentUserQuery.queryKey, { id: 7, username: 'ada', fullName: 'Ada One' } as never);
  client.setQueryData(templatesQuery.queryKey, templates);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <Field />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
}

const chosen = () => screen.getByRole('option', { selected: true }).textContent;

test('"/" on an empty line opens the choice; keys move in it and Enter fills the text in', () => {
  const field = show();
  fireEvent.keyDown(field, { key: '/' });
  const list = screen.getByRole('listbox', { name: 'Templates' });
  expect(document.activeElement).toBe(list);
  expect(chosen()).toContain('Ask for figures');
  fireEvent.keyDown(list, { key: 'ArrowDown' });
  expect(chosen()).toContain('Thank you');
  fireEvent.keyDown(list, { key: 'a' });
  expect(chosen()).toContain('Ask for figures');
  fireEvent.keyDown(list, { key: 'Enter' });
  expect(field.value).toBe('Dear Ines, about Coating line.');
  expect(document.activeElement).toBe(field);
});

test('"/" within a line is a character, a second one closes the choice, and Escape goes back to the text', () => {
  const field = show();
  fireEvent.change(field, { target: { value: 'and' } });
  expect(fireEvent.keyDown(field, { key: '/' })).toBe(true);
  expect(screen.queryByRole('listbox')).toBeNull();
  fireEvent.change(field, { target: { value: '' } });
  expect(fireEvent.keyDown(field, { key: '/' })).toBe(false);
  fireEvent.keyDown(screen.getByRole('listbox'), { key: '/' });
  expect(field.value).toBe('/');
  fireEvent.click(screen.getByRole('button', { name: 'Templates' }));
  fireEvent.keyDown(screen.getByRole('listbox'), { key: 'Escape' });
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(document.activeElement).toBe(field);
});
