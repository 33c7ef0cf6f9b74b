import type { Site } from '#contract/site.ts';
import { foldCase } from '#server/platform/text/fold-case.ts';
import { isCommonPassword } from './common-passwords.ts';

export const tooCommon = 'This password is too common. Please choose another one.';
export const sameAsName = 'Your password must differ from your username and email. Please choose another one.';
export const tooObvious =
  'This password is made of your name, your organization or words of this site. Please choose another one.';

/** Words of this network that are tried first here, and nowhere else (ASVS 6.1.2). */
const ownWords = ['cleantech', 'company', 'companies', 'technology', 'technologies', 'network', 'member', 'admin'];

/** With fewer letters than these beside the words that anyone would try, a password is made of them. */
const lettersOfOnesOwn = 4;

/** The person a password is for, with the words that it must not be made of. */
export interface PasswordOwner {
  username: string;
  email: string;
  fullName?: string | null | undefined;
  organization?: string | null | undefined;
}

/**
 * What stands against a new password that keeps the rules of the contract: the sentence for its field,
 * or `null`. Asked at sign-up and at reset, never at sign-in: old passwords go on working.
 */
export function objectionTo(
  password: string,
  owner: PasswordOwner,
  site: Pick<Site, 'productName' | 'acronym' | 'parentOrganization'>,
): string | null {
  if (isCommonPassword(password)) return tooCommon;
  const folded = foldCase(password);
  if (folded === foldCase(owner.username) || folded === foldCase(owner.email)) return sameAsName;
  const { username, email, fullName, organization } = owner;
  const texts = [site.productName, site.acronym, site.parentOrganization, username, email, fullName, organization];
  return isMadeOf(folded, [...ownWords, ...texts.flatMap(wordsOf)]) ? tooObvious : null;
}

/** The words of a text that are long enough to be found in a password by more than chance. */
function wordsOf(text: string | null | undefined): string[] {
  return foldCase(text ?? '')
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= 3);
}

/** Whether next to nothing is left of a password without these words. */
function isMadeOf(folded: string, words: readonly string[]): boolean {
  // Long ones first: of "cardinal" and "cardi" the whole word goes.
  const rest = words.toSorted((a, b) => b.length - a.length).reduce((left, word) => left.replaceAll(word, ' '), folded);
  return rest !== folded && (rest.match(/\p{L}/gu)?.length ?? 0) < lettersOfOnesOwn;
}
