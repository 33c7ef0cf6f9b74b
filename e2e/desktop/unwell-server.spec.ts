import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fieldOf } from '../support/field-of.ts';

import { test as base, expect } from './support/desktop-mode.ts';

/** The behaviour of the server in front of the real one. */
type Mood = 'well' | 'slow' | 'failing' | 'garbled' | 'captive';

const answers: Record<Exclude<Mood, 'well'>, (response: ServerResponse) => void> = {
  // Says nothing, for as long as one likes to wait.
  slow: () => {},
  failing: (response) =>
    response.writeHead(500, { 'content-type': 'application/json' }).end('{"code":"internal","message":"Oops"}'),
  garbled: (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"items":[{"id"'),
  captive: (response) => response.writeHead(302, { location: 'https://portal.example/sign-in' }).end(),
};

interface Front {
  url: string;
  become: (mood: Mood) => void;
}

const test = base.extend<{ front: Front }>({
  front: async ({ server }, use) => {
    let mood: Mood = 'well';
    const front = createServer((request, response) => {
      if (mood !== 'well') return answers[mood](response);
      const headers = { accept: 'application/json', ...(request.headers['if-none-match'] && etagOf(request.headers)) };
      fetch(new URL(request.url ?? '/', server.url), { headers }).then(
        async (answer) => {
          const kept = ['content-type', 'etag'].flatMap((name) => {
            const value = answer.headers.get(name);
            return value === null ? [] : [[name, value] as const];
          });
          response.writeHead(answer.status, Object.fromEntries(kept)).end(Buffer.from(await answer.arrayBuffer()));
        },
        () => response.destroy(),
      );
    }).listen(0, '127.0.0.1');
    await once(front, 'listening');
    const { port } = front.address() as AddressInfo;
    await use({ url: `http://127.0.0.1:${port}`, become: (next) => (mood = next) });
    front.close();
    front.closeAllConnections();
  },
});

function etagOf({ 'if-none-match': etag = '' }: { 'if-none-match'?: string }): Record<string, string> {
  return { 'if-none-match': etag };
}

test.setTimeout(120_000);
// Pages that are not in the cache fail with such a server.
test.use({ allowedConsole: [/status of 50\d/] });

test('a server that is slow, fails, garbles or is hidden by a portal leaves what was read on screen', async ({
  page,
  desktop,
  front,
}) => {
  await desktop.goto('/settings/app');
  await fieldOf(page, 'Another server').fill(front.url);
  await page.getByRole('button', { name: 'Check and connect' }).click();
  await expect(page.getByRole('region', { name: 'Server' })).toContainText(`Connected to ${front.url}`);

  await desktop.goto('/network/listings');
  const titles = page.getByRole('main').getByRole('article').getByRole('link');
  await expect(titles.first()).toBeVisible();
  const [title = ''] = await titles.allTextContents();
  const notice = page.getByText('Saved data from');
  await expect(notice).toHaveCount(0);

  for (const mood of ['failing', 'garbled', 'captive', 'slow'] as const) {
    await test.step(mood, async () => {
      front.become(mood);
      await desktop.goto('/network/listings');
      await expect(titles.first()).toHaveText(title);
      if (mood !== 'slow') await expect(notice).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'Green Market Listings' })).toBeVisible();

      front.become('well');
      await desktop.goto('/network/listings');
      await expect(titles.first()).toHaveText(title);
      await expect(notice).toHaveCount(0);
    });
  }
});
