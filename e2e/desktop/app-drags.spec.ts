import { readFile } from 'node:fs/promises';
import type { DesktopApp } from '#e2e/support/desktop-app.ts';
import { expect, test } from '#e2e/support/electron.ts';
import { expectToast } from '#e2e/support/toast.ts';
import { signIn } from './support/core-loop.ts';
import { clickMenu } from './support/menu.ts';

/** The files that pages drag out from now on; the system's own drag needs a hand. */
async function watchDrags(app: DesktopApp): Promise<() => Promise<string[]>> {
  await app.evaluate(({ BrowserWindow }) => {
    const dragged: string[] = [];
    Object.assign(globalThis, { dragged });
    for (const { webContents } of BrowserWindow.getAllWindows()) {
      webContents.startDrag = ({ file }) => void dragged.push(file);
    }
  });
  return () => app.evaluate(() => (globalThis as unknown as { dragged: string[] }).dragged);
}

test('a record is dragged out as PDF and its link is copied; nothing of it is left after a sign-out', async ({
  launch,
  server,
}) => {
  const app = await launch({ env: { CARDI_SERVER_URL: server.url } });
  const page = await app.firstWindow();
  await signIn(page, 'member');
  await page.goto(app.address('/network/listings/1'));
  const dragged = await watchDrags(app);
  const pdf = page.getByRole('button', { name: 'Save as PDF' });
  // The file has the page's title, and main hears of the drag later than the page.
  await expect(page).toHaveTitle(/ \| CARDI$/);
  await expect(async () => {
    await pdf.hover();
    await pdf.dispatchEvent('dragstart');
    expect((await dragged()).length).toBeGreaterThan(0);
  }).toPass();
  const [file = ''] = await dragged();
  expect(file).toMatch(/drags.\d+.[^/\\]+\.pdf$/);
  expect((await readFile(file)).subarray(0, 5).toString()).toBe('%PDF-');

  await clickMenu(app, 'Edit', 'Copy Link to Page');
  await expectToast(page, 'Link copied');
  await page.getByRole('complementary', { name: 'Sidebar' }).getByRole('button', { name: 'Sign Out' }).click();
  await expect
    .poll(() =>
      readFile(file).then(
        () => 'there',
        () => 'gone',
      ),
    )
    .toBe('gone');
});
