import { styleNonceTiming } from '#contract/kit/rendered-page.ts';

/**
 * The page's content security policy lets styles in that carry its nonce. Ant Design makes style
 * elements at run time, and not every part of it can be told the nonce (its scroll lock cannot), so
 * every style element a script makes gets it. That opens nothing: only scripts that the policy let in
 * can make elements, and those could read the nonce anyway.
 */
export function giveNonceToStyles(): void {
  const nonce = document.querySelector<HTMLElement>('script[nonce], template[nonce]')?.nonce || nonceOfDrawnPage();
  if (!nonce) return;
  const createElement = document.createElement.bind(document);
  document.createElement = (tag: string, options?: ElementCreationOptions) => {
    const element = createElement(tag, options);
    if (element instanceof HTMLStyleElement) element.nonce = nonce;
    return element;
  };
}

/** A page that the server drew is the same for every visitor; its nonce comes in a header that scripts can read. */
function nonceOfDrawnPage(): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.serverTiming?.find(({ name }) => name === styleNonceTiming)?.description;
}
