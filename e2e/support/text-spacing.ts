import type { Page } from '@playwright/test';

/** The spacing that a reader may set (WCAG 1.4.12). */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** Texts of the current page that are cut with the reader's spacing and are not without it. The page is as before afterwards. */
export function textsCutBySpacing(page: Page): Promise<string[]> {
  return page.evaluate(async (rules) => {
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const hides = (element: Element) => {
      const { overflowX, overflowY, display, webkitLineClamp } = getComputedStyle(element);
      // The first lines of a text have all of it on the page that they lead to.
      if (display === 'inline' || webkitLineClamp !== 'none' || !element.checkVisibility()) return false;
      const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
      // What is one pixel large is for screen readers.
      if (clientWidth <= 1 || clientHeight <= 1) return false;
      const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      return (cuts(overflowX) && scrollWidth > clientWidth + 2) || (cuts(overflowY) && scrollHeight > clientHeight + 4);
    };
    const cut = () =>
      [...document.querySelectorAll('body *')].filter(
        (element) =>
          (element.textContent ?? '').trim() !== '' && !element.closest('svg, select, [hidden]') && hides(element),
      );
    const before = new Set(cut());
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    await drawn();
    const found = cut()
      .filter((element) => !before.has(element))
      .map((element) => `${element.tagName}.${element.className}: ${(element.textContent ?? '').trim().slice(0, 60)}`);
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} px wide`);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    await drawn();
    return found;
  }, spacing);
}
