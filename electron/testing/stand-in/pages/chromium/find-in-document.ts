/** The DOM types that this file needs; the compiler only knows Node's globals here. */
interface PageNode {
  data: string;
  parentElement: {
    closest(selector: string): unknown;
    checkVisibility(options: object): boolean;
    scrollIntoView(options: object): void;
  } | null;
}
interface PageWindow {
  document: { body: object; createTreeWalker(root: object, what: number): { nextNode(): PageNode | null } };
}

/**
 * Runs in the page. The DevTools protocol does not offer Chromium's own find, so this function counts matches itself:
 * case-insensitive, in visible text, without what Chromium skips, such as the contents of an `object`. Unlike Chromium
 * it skips form fields, finds no text across elements, and highlights nothing; it scrolls to the match.
 */
export function findInDocument(text: string, number: number): number {
  const { document } = globalThis as unknown as PageWindow;
  const showText = 4;
  const leftOut = 'object, script, style, noscript, template, iframe, select, svg, title';
  const walker = document.createTreeWalker(document.body, showText);
  const wanted = text.toLowerCase();
  const found: PageNode[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const isSeen = parent && !parent.closest(leftOut) && parent.checkVisibility({ visibilityProperty: true });
    if (!isSeen) continue;
    const matches = node.data.toLowerCase().split(wanted).length - 1;
    for (let i = 0; i < matches; i += 1) found.push(node);
  }
  const index = found.length === 0 ? 0 : (((number - 1) % found.length) + found.length) % found.length;
  found[index]?.parentElement?.scrollIntoView({ block: 'center' });
  return found.length;
}
