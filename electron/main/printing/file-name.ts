/** The name of a file with a title: as much of it as file systems take. */
export function fileName(title: string, ending: 'pdf' | 'csv'): string {
  const name = title
    .replace(/^\[[A-Z]+\]\s*/, '')
    .replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^[.\s]+|[.\s]+$/g, '')
    .slice(0, 80)
    .trim();
  return `${name || 'CARDI'}.${ending}`;
}
