/** The message for a reserved name. */
export const reservedUsername = 'This username is reserved. Please choose another one';

/** Words that would make a member look like the team, the program or no one. */
const words = `
  admin admins administrator administration root sysadmin superuser system server
  support help helpdesk service customerservice contact info feedback office
  team staff crew employee official moderator moderation mod editor operator
  security abuse trust safety legal privacy compliance verification verified
  billing payment payments invoice sales accounts press newsletter notifications
  postmaster hostmaster webmaster mailerdaemon noreply donotreply bot api www
  anonymous everyone nobody null undefined formermember cardi
`
  .trim()
  .split(/\s+/);

/** Digits that people read as letters. */
const readAs: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't' };

/**
 * A name as people read it: without case, dots, dashes, underscores and trailing digits, and with digits replaced by
 * the letters they stand for.
 */
function asRead(name: string): string {
  const letters = name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
  return letters.replace(/\p{N}+$/u, '').replaceAll(/[013457]/g, (digit) => readAs[digit] ?? digit);
}

/**
 * Whether a user name is made of nothing but reserved words, such as `Admin`, `support-team` or `adm1n_7`.
 * `more`: names that are reserved here as well, such as the site's own.
 */
export function isReservedUsername(name: string, more: readonly string[] = []): boolean {
  const reserved = new Set([...words, ...more.map(asRead)].filter((word) => word !== ''));
  const text = asRead(name);
  const longest = Math.max(...Array.from(reserved, (word) => word.length));
  // Where text of reserved words alone ends, as far back as the longest word reaches: names of any length come here.
  let ends = [0];
  for (let end = 1; ends.length > 0 && end <= text.length; end += 1) {
    ends = ends.filter((start) => end - start <= longest);
    if (ends.some((start) => reserved.has(text.slice(start, end)))) ends.push(end);
  }
  return text !== '' && ends.at(-1) === text.length;
}
