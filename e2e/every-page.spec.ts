import { openAsVisitor, type Visitor } from './support/every-page.ts';
import { openEach } from './support/openers.ts';
import { axeFindings, expect, followSystemTheme, switchTheme, test } from './support/test.ts';
import { textsCutBySpacing } from './support/text-spacing.ts';

// Pages of links in mails are opened without a token, and pages about what the samples do not have.
test.use({ allowedConsole: [/status of 40[04]/] });
const isWhole = process.env.EVERY_PAGE === 'all';
test.describe.configure({ mode: 'parallel', timeout: isWhole ? 1_800_000 : 180_000 });

/**
 * What a walk looks at: with `EVERY_PAGE=all` each page in each theme at each width, with whatever it opens; otherwise the
 * pages by turns, as it is whole pages that no other story opens that break unseen.
 */
const looks = isWhole
  ? ([390, 820, 1440] as const).flatMap((width) => [
      { width, theme: 'dark' as const },
      { width, theme: 'light' as const },
    ])
  : [
      { width: 390, theme: 'light' as const },
      { width: 1440, theme: 'dark' as const },
    ];

for (const visitor of ['visitor', 'member', 'admin'] satisfies Visitor[]) {
  test(`every page of a ${visitor} keeps to WCAG 2.2 AA and to best practices, on a phone and on a desktop, light and dark`, async ({
    page,
  }) => {
    await followSystemTheme(page);
    const found: string[] = [];
    const note = async (where: string) => {
      for (const { rule, places } of await axeFindings(page))
        found.push(`${where}: ${rule}\n    ${places.join('\n    ')}`);
    };
    const opened = new Map(looks.map((look) => [look, new Set<string>()]));
    for (const [index, address] of (await openAsVisitor(page, visitor)).entries()) {
      const byTurns = looks.filter((_, turn) => turn === index % looks.length);
      for (const [turn, look] of (isWhole ? looks : byTurns).entries()) {
        await page.setViewportSize({ width: look.width, height: 900 });
        if (turn === 0) await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible();
        await expect(page.locator('main [aria-busy="true"]'), address).toHaveCount(0);
        await switchTheme(page, look.theme);
        const where = `${address} ${look.width} ${look.theme}`;
        await note(where);
        if (look.width === 390)
          found.push(...(await textsCutBySpacing(page)).map((text) => `${where}: cut by spacing: ${text}`));
        if (isWhole) await openEach(page, opened.get(look) ?? new Set(), (kind) => note(`${where}, open: ${kind}`));
      }
    }
    expect(found, found.join('\n')).toEqual([]);
  });
}
