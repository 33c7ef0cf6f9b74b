/** How many words at its beginning and end tell a browser where a passage is. */
const words = { beginning: 6, end: 4 };

/**
 * The address of a record's page that opens at a passage, by a text fragment. Browsers that know none open the page at
 * its top.
 */
export function passagePath(path: string, text: string): string {
  const all = text.split(' ');
  const beginning = encoded(all.slice(0, words.beginning));
  const end = all.length > words.beginning + words.end ? `,${encoded(all.slice(-words.end))}` : '';
  return `${path}#:~:text=${beginning}${end}`;
}

/** A hyphen has a meaning of its own in a text fragment. */
function encoded(some: readonly string[]): string {
  return encodeURIComponent(some.join(' ').toWellFormed()).replaceAll('-', '%2D');
}
