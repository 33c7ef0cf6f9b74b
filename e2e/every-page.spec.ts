import { openAsVisitor, type Visitor } from './support/every-page.ts';
import { openEach } from './support/openers.ts';
import { axeFindings, expect, followSystemTheme, switchTheme, test } from './support/test.ts';

// Pages of links in mails are opened without a token, and pages about what the samples do not have.
test.use({ allowedConsole: [/status of 40[04]/] });
test.describe.configure({ mode: 'parallel', timeout: 420_000 });

/** What a walk looks at: with `EVERY_PAGE=all` each page three times as long, in each theme at each width. */
const looks =
  process.env.EVERY_PAGE === 'all'
    ? ([390, 820, 1440] as const).flatMap((width) => [
        { width, theme: 'dark' as const },
        { width, theme: 'light' as const },
      ])
    : // Widths differ in what is shown, themes in colours alone: two looks see both of each.
      [
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
    const seen = new Map(looks.map(({ width, theme }) => [`${width} ${theme}`, new Set<string>()]));
    for (const address of await openAsVisitor(page, visitor)) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible();
      await expect(page.locator('main [aria-busy="true"]'), address).toHaveCount(0);
      for (const { width, theme } of looks) {
        const look = `${width} ${theme}`;
        await page.setViewportSize({ width, height: 900 });
        await switchTheme(page, theme);
        await note(`${address} ${look}`);
        await openEach(page, seen.get(look) ?? new Set(), (kind) => note(`${address} ${look}, open: ${kind}`));
      }
    }
    expect(found, found.join('\n')).toEqual([]);
  });
}
