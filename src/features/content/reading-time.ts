/**
 * Minutes it takes to read a text, as the server computes them when it is saved: at 200 words a minute, at
 * least one. The text of the edition that is open is read in the time that is stored.
 */
export function minutesOf(html: string, edition: { readTime: number; values: { content: string } } | null): number {
  if (edition && squeezed(edition.values.content) === squeezed(html)) return edition.readTime;
  const words = squeezed(html.replace(/<[^>]*>/g, ' '));
  return Math.max(1, Math.round((words === '' ? 0 : words.split(' ').length) / 200));
}

function squeezed(text: string): string {
  return text
    .replace(/ rel="[^"]*"/g, '')
    .replaceAll('<br />', '<br>')
    .replace(/\s+/g, ' ')
    .trim();
}
