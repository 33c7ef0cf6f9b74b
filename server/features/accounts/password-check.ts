import type { Site } from '#contract/site.ts';
import { foldCase } from '#server/platform/text/fold-case.ts';
import { isCommonPassword } from './common-passwords.ts';

export const tooCommon = 'This password is too common. Please choose another one.';
export const sameAsName = 'Your password must differ from your username and email. Please choose another one.';
export const tooObvious =
  'This password is made of your name, your organization or words of this site. Please choose another one.';

/** Words of this network, which attackers would try first (ASVS 6.1.2). */
const ownWords = ['cleantech', 'company', 'companies', 'technology', 'technologies', 'network', 'member', 'admin'];

/** A password with fewer letters than this beside such words counts as made of them. */
const lettersOfOnesOwn = 4;

/** The person a password is for, and the words that it must not be made of. */
export interface PasswordOwner {
  username: string;
  email: string;
  fullName?: string | null | undefined;
  organization?: string | null | undefined;
}

/**
 * The objection to a new password that follows the rules of the contract: the sentence for its field, or `null`. Called
 * at sign-up and reset, never at sign-in, so that old passwords keep working.
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

/** The words of a text that are too long to appear in a password by chance. */
function wordsOf(text: string | null | undefined): string[] {
  return foldCase(text ?? '')
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= 3);
}

/** Whether next to nothing is left of a password without these words. */
function isMadeOf(folded: string, words: readonly string[]): boolean {
  // Long words first: of "cardinal" and "cardi" the whole word is removed.
  const rest = words.toSorted((a, b) => b.length - a.length).reduce((left, word) => left.replaceAll(word, ' '), folded);
  return rest !== folded && (rest.match(/\p{L}/gu)?.length ?? 0) < lettersOfOnesOwn;
}
