import { ownRoute } from '../security/own-route.ts';
import { escapeHtml, ownPage } from './own-page.ts';

const texts = {
  crashed: {
    title: 'This page has stopped working',
    text: 'It ended unexpectedly, twice in a short time. What you typed into forms is kept. If this happens again, restart the app and tell your administrator.',
  },
  unloaded: {
    title: 'This page could not be loaded',
    text: 'The app could not read its own files. If this happens again, restart the app or install it again.',
  },
} as const;
export type Problem = keyof typeof texts;

/** The page's path. No page of the product begins like this, so no link can lead here. */
export const problemPath = '/-/problem';

const isProblem = (value: string | null): value is Problem => value !== null && Object.hasOwn(texts, value);

/**
 * The page shown in place of one that crashed or could not be loaded: no script, no file, a link back.
 *
 * @param name the product's
 * @param query `problem` and `from`, the path to go back to
 */
export function problemPage(name: string, query: URLSearchParams): Response {
  const named = query.get('problem');
  const { title, text } = texts[isProblem(named) ? named : 'crashed'];
  const back = ownRoute(query.get('from') ?? '/') ?? '/';
  return ownPage(
    name,
    title,
    `<p>${text}</p>
<a href="${escapeHtml(back)}">Reload</a>`,
  );
}
