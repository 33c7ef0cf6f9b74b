import { expect, test } from './support/test.ts';

test('the lights of the home page can be paused, which is remembered; with less motion nothing moves', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const states = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY)
        .map(({ playState }) => playState),
    );
  await expect.poll(states).toEqual(Array(5).fill('running'));
  await page.getByRole('button', { name: 'Pause animation' }).click();
  await expect.poll(states).toEqual(Array(5).fill('paused'));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Play animation' })).toBeVisible();
  await expect.poll(states).toEqual(Array(5).fill('paused'));
  await page.getByRole('button', { name: 'Play animation' }).click();
  await expect.poll(states).toEqual(Array(5).fill('running'));

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(page.getByRole('button', { name: /animation$/ })).toHaveCount(0);
  expect(await states()).toEqual([]);
});
