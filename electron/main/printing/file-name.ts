/** Names that Windows keeps for devices, whatever ending follows. */
const reserved = /^(con|prn|aux|nul|conin\$|conout\$|com[\d¹²³]|lpt[\d¹²³])(?=\s*(\.|$))/i;

const longest = 80;

/**
 * As much of a name as all file systems take: no path, no characters or names that a system keeps for itself, no dots or
 * blanks at its ends, which Windows would drop. Empty where nothing is left.
 */
export function safeName(name: string): string {
  const whole = name
    .replaceAll(/[\\/:*?"<>|\p{Cc}\p{Cf}]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '')
    .slice(0, longest)
    .replace(/[.\s]+$/, '');
  return whole.replace(reserved, '$1_');
}

/** The name of a file with a title. */
export function fileName(title: string, ending: 'pdf' | 'csv'): string {
  return `${safeName(title.replace(/^\[[A-Z]+\]\s*/, '')) || 'CARDI'}.${ending}`;
}

/** A name that came from elsewhere, with its own ending. */
export function safeFileName(name: string): string {
  const [, stem = name, ending = ''] = /^(.*)(\.[^.]*)$/.exec(name) ?? [];
  return `${safeName(stem) || 'CARDI'}${ending}`;
}
