import { randomBytes } from 'node:crypto';

import { noncePlaceholder, pageAnswer } from './answers.ts';

export const createNonce = () => randomBytes(18).toString('base64url');

export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --ground: #f5f9f6; --text: #10201a; --solid: #0b6b48; --on-solid: #fff }
body { display: grid; place-content: center; min-height: 100vh; margin: 0; background: var(--ground); color: var(--text) }
main { max-width: 32rem; padding: 1.5rem }
h1 { font-size: 1.375rem; line-height: 1.25 }
label { display: block; margin-top: 0.75rem }
input { box-sizing: border-box; width: 100%; margin-top: 0.25rem; padding: 0.5rem; border: 1px solid currentcolor; border-radius: 8px; background: transparent; color: inherit; font: inherit }
a, button { display: inline-block; margin-top: 1rem; padding: 0.5rem 1.25rem; border: 0; border-radius: 8px; background: var(--solid); color: var(--on-solid); font: inherit; text-decoration: none }
:focus-visible { outline: 3px solid currentcolor; outline-offset: 2px }
@media (prefers-color-scheme: dark) {
  :root { --ground: #07100c; --text: #e8f2ec; --solid: #1fc78a; --on-solid: #07100c }
}`;

/**
 * A page that main makes itself where the renderer cannot run: no script, no file of the build.
 *
 * @param name the product's, for the window's title
 * @param content HTML; text from outside is already escaped
 */
export function ownPage(name: string, title: string, content: string): Response {
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title} | ${escapeHtml(name)}</title>
<style nonce="${noncePlaceholder}">${style}</style>
<main>
<h1>${title}</h1>
${content}
</main>
</html>
`;
  return pageAnswer(html, createNonce());
}
