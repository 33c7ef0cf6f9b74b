/**
 * The page's content security policy lets styles in that carry its nonce. Ant Design makes style
 * elements at run time, and not every part of it can be told the nonce (its scroll lock cannot), so
 * every style element a script makes gets it. That opens nothing: only scripts that the policy let in
 * can make elements, and those could read the nonce anyway.
 */
export function giveNonceToStyles(): void {
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce;
  if (!nonce) return;
  const createElement = document.createElement.bind(document);
  document.createElement = (tag: string, options?: ElementCreationOptions) => {
    const element = createElement(tag, options);
    if (element instanceof HTMLStyleElement) element.nonce = nonce;
    return element;
  };
}
