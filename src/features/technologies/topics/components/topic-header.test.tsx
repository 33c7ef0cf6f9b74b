import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import type { KeptCollections } from '#contract/desktop/collections.ts';
import { platform } from '#src/platform/index.ts';
import { SourcesContext } from './sources-context.ts';
import { TopicHeader } from './topic-header.tsx';

afterEach(() => {
  cleanup();
  // Other tests of the same process are on the web.
  Object.assign(platform, { app: null });
});

test('the head of a topic says that the topic is kept offline', async () => {
  const records = { 'technology/4': new Date().toISOString() };
  const kept: KeptCollections = { collections: [], records, bytes: 0, limit: 1 };
  Object.assign(platform, { app: { collections: async () => kept } });
  const head = (id: 4 | 8) => (
    <TopicHeader content={{ id, title: `Topic ${id}`, standfirst: 'Text', keyFigures: [] }} art={null} />
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SourcesContext value={[]}>
        {head(4)}
        {head(8)}
      </SourcesContext>
    </QueryClientProvider>,
  );
  const [first, other] = screen.getAllByRole('banner');
  expect(await screen.findByText(/^Kept offline, /)).toBeTruthy();
  expect(first?.textContent).toContain('Kept offline');
  expect(other?.textContent).not.toContain('Kept offline');
});
