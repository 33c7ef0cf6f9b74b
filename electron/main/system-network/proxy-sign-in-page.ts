import { bareAnswer } from '../app-protocol/answers.ts';
import { escapeHtml, ownPage } from '../app-protocol/own-page.ts';

/** The dialog's path; like all of main's own pages, one that no page of the product can have. */
export const signInPath = '/-/proxy-sign-in';

interface Asking {
  /** The product's name. */
  name: string;
  id: string;
  proxy: string;
  /** The proxy refused the last credentials. */
  isWrong: boolean;
}

/** Asks for user name and password of a proxy. */
export function signInPage({ name, id, proxy, isWrong }: Asking): Response {
  return ownPage(
    name,
    'Sign in to your network',
    `<p>The proxy ${escapeHtml(proxy)} asks who you are before it lets ${escapeHtml(name)} through. The answer is given to this proxy only and forgotten when you close the app.</p>
${isWrong ? '<p role="alert"><strong>The proxy did not accept these credentials.</strong></p>' : ''}
<form method="post" action="${signInPath}">
<input type="hidden" name="id" value="${escapeHtml(id)}">
<label>User name <input name="username" autocomplete="off" required autofocus maxlength="300"></label>
<label>Password <input name="password" type="password" autocomplete="off" maxlength="300"></label>
<button>Sign in</button>
</form>`,
  );
}

/** The answer to a submitted form; main then closes the window. */
export const closingPage = () => bareAnswer();
