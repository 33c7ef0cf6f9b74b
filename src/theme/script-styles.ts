import { scriptStyleText } from '#contract/kit/script-styles.ts';

/**
 * The page's content security policy refuses style elements, but for the texts that it knows. Ant Design makes style elements at
 * run time. So those that scripts fill (`innerHTML`) hold a text that the policy knows, and their rules are put in through
 * their style sheet. They stay where they were put, so no rule gains or loses against another.
 *
 * That opens nothing: markup that somebody smuggled in cannot call what only scripts can, and those could always make rules.
 */
export function letScriptsStyle(): void {
  const createElement = document.createElement.bind(document);
  document.createElement = (tag: string, options?: ElementCreationOptions) => {
    const element = createElement(tag, options);
    if (element instanceof HTMLStyleElement) keepText(element);
    return element;
  };
  const { head } = document;
  const [insertBefore, appendChild] = [head.insertBefore.bind(head), head.appendChild.bind(head)];
  head.insertBefore = (node, next) => styled(insertBefore(node, next));
  head.appendChild = (node) => styled(appendChild(node));
}

/** What scripts wrote into style elements. */
const texts = new WeakMap<Node, string>();

function keepText(element: HTMLStyleElement): void {
  element.textContent = scriptStyleText;
  Object.defineProperty(element, 'innerHTML', {
    get: () => texts.get(element) ?? element.textContent,
    set(text: string) {
      texts.set(element, text);
      styled(element);
    },
  });
}

/** The same node, with its rules where scripts wrote some: a style element has a sheet only while it is in the page. */
function styled<T extends Node>(node: T): T {
  const text = texts.get(node);
  if (text === undefined || !(node instanceof HTMLStyleElement) || !node.sheet) return node;
  if (node.sheet.cssRules.length > 0) node.sheet.deleteRule(0);
  // In a group, so that the browser leaves out what it does not understand, as in any sheet; alone it would refuse all of it.
  node.sheet.insertRule(`@media all{${text}}`);
  return node;
}
