import type { Page } from '@playwright/test';

import { createPipeline, getPipeline } from '#contract/pipelines.ts';
import { addCard, cardBounds, moveCard } from '#contract/pipelines-cards.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import type { TestClient } from '#server/testing/client.ts';
import { aCompany } from '#server/testing/company-factory.ts';
import { builds, makeIfStale } from '../scripts/lib/builds.mjs';
import { inRoot } from '../scripts/lib/paths.mjs';
import { launchBrowser } from './support/browser.ts';
import { withFilled } from './support/filled-database.ts';
import { percentiles } from './support/percentiles.ts';
import type { Benchmark, Figure } from './support/report.ts';

const moves = 60;

/**
 * A full pipeline in Chromium: how long a card takes from the key to the frame that shows it in the next stage. See
 * `withFilled` for the options.
 */
export const run: Benchmark = (args) =>
  withFilled(args, [], async (database) => {
    await makeIfStale(builds.web);
    await using app = await createTestApp({ database, webRoot: inRoot('dist/web') });
    return await shownIn(app);
  });

async function shownIn(app: TestApp): Promise<Figure[]> {
  const member = await app.as('member');
  const id = await fullBoard(app, member);
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ baseURL: app.url, viewport: { width: 1440, height: 900 } });
    const { hostname } = new URL(app.url);
    await context.addCookies(
      [...member.cookies].map(([name, value]) => ({ name, value, domain: hostname, path: '/' })),
    );
    return await measured(await context.newPage(), `/network/pipeline/${id}`);
  } finally {
    await browser.close();
  }
}

/** A pipeline with as many cards as there may be, spread over its stages. */
async function fullBoard(app: TestApp, member: TestClient): Promise<number> {
  const { id } = (await member.call(createPipeline, { body: { name: 'Storage to meet' } })).body;
  const params = { pipelineId: String(id) };
  const { stages } = (await member.call(getPipeline, { params: { id: String(id) } })).body;
  const first = stages[0]?.id ?? 0;
  for (let index = 0; index < cardBounds.perPipeline; index += 1) {
    const company = await aCompany(app.deps, { name: `Sample ${index}` });
    const { cardId } = (await member.call(addCard, { params, body: { kind: 'company', id: company } })).body;
    const to = stages[index % stages.length]?.id ?? first;
    if (to === first) continue;
    await member.call(moveCard, {
      params: { ...params, cardId: String(cardId) },
      body: { from: first, to, after: null },
    });
  }
  return id;
}

async function measured(page: Page, path: string): Promise<Figure[]> {
  await page.goto(path);
  await page.locator('[data-card]').first().waitFor();
  const times: number[] = [];
  let inTime = 0;
  for (let move = 0; move < moves; move += 1) {
    const { isInFirstFrame, milliseconds } = await page.evaluate(
      moveByKey,
      move % 2 === 0 ? 'ArrowRight' : 'ArrowLeft',
    );
    times.push(milliseconds);
    if (isInFirstFrame) inTime += 1;
  }
  return [
    { what: 'moves shown in the next frame', value: (inTime / moves) * 100, unit: '%', bound: { atLeast: 100 } },
    ...percentiles(
      'from the key until that frame is drawn',
      times.toSorted((a, b) => a - b),
    ),
  ];
}

/** Runs in the page: presses an arrow key on a card, and waits for the end of the next frame. */
async function moveByKey(key: string): Promise<{ isInFirstFrame: boolean; milliseconds: number }> {
  const stages = [...document.querySelectorAll('section section:has([data-card])')];
  const card = stages[key === 'ArrowRight' ? 0 : 1]?.querySelector<HTMLElement>('[data-card]');
  const handle = card?.querySelector<HTMLElement>('button');
  if (!card || !handle) throw new Error('There is no card to move');
  const target = stages[key === 'ArrowRight' ? 1 : 0];
  handle.focus();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const begun = performance.now();
  handle.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const isInFirstFrame = target?.querySelector(`[data-card="${card.dataset['card']}"]`) !== null;
  // What a callback of the frame posts runs once the frame is drawn.
  await new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', resolve, { once: true });
    port1.start();
    port2.postMessage(null);
  });
  const milliseconds = performance.now() - begun;
  // The server has answered before the next move.
  await new Promise((resolve) => setTimeout(resolve, 300));
  return { isInFirstFrame, milliseconds };
}
