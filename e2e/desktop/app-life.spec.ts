import type { DesktopApp } from '#e2e/support/desktop-app.ts';
import { expect, test } from '#e2e/support/electron.ts';
import { signIn } from './support/core-loop.ts';
import { pageLoaded } from './support/page-loaded.ts';

/** Answers the questions that the app asks by the system's own dialog, and counts them. */
async function answerQuestions(app: DesktopApp, button: number): Promise<() => Promise<number>> {
  await app.evaluate(({ dialog }, answer) => {
    const seen = { questions: 0 };
    dialog.showMessageBoxSync = () => {
      seen.questions += 1;
      return answer;
    };
    Object.assign(globalThis, { seen });
  }, button);
  return () => app.evaluate(() => (globalThis as unknown as { seen: { questions: number } }).seen.questions);
}

const closeWindow = (app: DesktopApp) =>
  app.evaluate(({ BrowserWindow }) => {
    BrowserWindow.getAllWindows()[0]?.close();
  });

test('a window with entries that are not saved asks before it closes', async ({ launch, server }) => {
  const app = await launch({ env: { CARDI_SERVER_URL: server.url } });
  const page = await app.firstWindow();
  await signIn(page, 'admin');
  await page.goto(app.address('/admin/content/articles/new'));
  await page.getByRole('textbox', { name: 'Title' }).fill('Salt that keeps the heat');

  const questions = await answerQuestions(app, 0);
  await closeWindow(app);
  await expect.poll(questions).toBe(1);
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Salt that keeps the heat');
  expect(app.windows()).toHaveLength(1);

  await answerQuestions(app, 1);
  await closeWindow(app);
  if (process.platform !== 'darwin') await app.ended;
});

test('a window saves files, keeps its zoom, prints, opens windows of the app and outlives a crash', async ({
  launch,
  server,
}) => {
  const app = await launch({ env: { CARDI_SERVER_URL: server.url } });
  const page = await app.firstWindow();

  await test.step('a file that a page saves is asked about by its name', async () => {
    const asked = app.evaluate(
      ({ session }) =>
        new Promise<string>((resolve) => {
          session.defaultSession.once('will-download', (event, item) => {
            event.preventDefault();
            resolve(item.getFilename());
          });
        }),
    );
    await page.evaluate(() => {
      const href = URL.createObjectURL(new Blob(['BEGIN:VCALENDAR'], { type: 'text/calendar' }));
      const link = Object.assign(document.createElement('a'), { href, download: 'meeting.ics' });
      document.body.append(link);
      link.click();
    });
    expect(await asked).toBe('meeting.ics');
  });

  await test.step('zoom outlasts a reload, and the page can be printed to a file', async () => {
    await pageLoaded(app);
    const width = await page.evaluate(() => window.innerWidth);
    const zoom = await app.evaluate(async ({ BrowserWindow }) => {
      const contents = BrowserWindow.getAllWindows()[0]?.webContents;
      contents?.setZoomFactor(1.5);
      const isLoaded = new Promise<void>((resolve) => contents?.once('did-finish-load', () => resolve()));
      contents?.reload();
      await isLoaded;
      return contents?.getZoomFactor();
    });
    expect(zoom).toBe(1.5);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const seen = await app.evaluate(async ({ BrowserWindow }) => {
      const pdf = await BrowserWindow.getAllWindows()[0]?.webContents.printToPDF({ printBackground: true });
      return { start: pdf?.subarray(0, 5).toString(), size: pdf?.length ?? 0 };
    });
    expect(seen.start).toBe('%PDF-');
    expect(seen.size).toBeGreaterThan(10_000);
    await expect.poll(() => page.evaluate(() => window.innerWidth)).toBeLessThan(width * 0.7);
    await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.setZoomFactor(1));
    await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(width);
  });

  await test.step('a link of our own that asks for a window gets one of the app', async () => {
    await page
      .getByRole('link', { name: 'Events' })
      .first()
      .click({ modifiers: ['ControlOrMeta'] });
    await expect.poll(() => app.windows().length).toBe(2);
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/about', target: '_blank' });
      document.body.append(link);
      link.click();
    });
    await expect.poll(() => app.windows().length).toBe(3);
    const addresses = () =>
      app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().map(({ webContents }) => webContents.getURL()));
    await expect
      .poll(async () => (await addresses()).toSorted())
      .toEqual(['app://cardi/', 'app://cardi/about', 'app://cardi/events']);
  });

  await test.step('a page that has crashed is loaded again', async () => {
    const title = await app.evaluate(async ({ BrowserWindow }) => {
      const contents = BrowserWindow.getAllWindows()[0]?.webContents;
      const isBack = new Promise<void>((resolve) => {
        contents?.once('render-process-gone', () => contents.once('did-finish-load', () => resolve()));
      });
      contents?.forcefullyCrashRenderer();
      await isBack;
      return (await contents?.executeJavaScript('document.title')) as unknown;
    });
    expect(title).toMatch(/CARDI/);
  });
});
