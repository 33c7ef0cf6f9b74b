import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

import { createKnownAnswers } from './known-answers.ts';

const known = createKnownAnswers();

function Topics({ of }: { of: string }) {
  const { data } = useQuery({ queryKey: ['topics', of], queryFn: () => Promise.resolve([`About ${of}`]) });
  return <p>{data?.join(', ') ?? 'Loading'}</p>;
}

/** The words of a page in its first round, and the keys that it asks for; then it is given what it asks for. */
async function draw(of: string, version: number) {
  const client = new QueryClient();
  known.giveTo(client, version);
  const html = renderToString(
    <QueryClientProvider client={client}>
      <Topics of={of} />
    </QueryClientProvider>,
  );
  const asked = client.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'pending' });
  await Promise.all(asked.map((query) => query.fetch()));
  known.keep(client, version);
  return { html, asked: asked.map(({ queryKey }) => queryKey[1]) };
}

test('a page has what an earlier one was given when it asks for it, until something is written', async () => {
  expect(await draw('salt', 1)).toEqual({ html: '<p>Loading</p>', asked: ['salt'] });
  expect(await draw('salt', 1)).toEqual({ html: '<p>About salt</p>', asked: [] });
  expect(await draw('wind', 1)).toEqual({ html: '<p>Loading</p>', asked: ['wind'] });
  expect(await draw('salt', 2)).toEqual({ html: '<p>Loading</p>', asked: ['salt'] });
  expect(await draw('salt', 2)).toEqual({ html: '<p>About salt</p>', asked: [] });
});
