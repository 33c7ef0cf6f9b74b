const fallback = 'en-US';

/**
 * The dictionaries to use, of those available: each wanted language in its own region or else in any. Never an empty
 * list, which would silently turn the spell check off.
 */
export function chooseLanguages(wanted: readonly string[], available: readonly string[]): string[] {
  const found = wanted.flatMap((language) => {
    const [base = ''] = language.split('-');
    return (
      available.find((code) => code.toLowerCase() === language.toLowerCase()) ??
      available.find((code) => code === base) ??
      available.find((code) => code.startsWith(`${base}-`)) ??
      []
    );
  });
  const chosen = [...new Set(found)];
  if (chosen.length > 0) return chosen;
  return available.includes(fallback) ? [fallback] : available.slice(0, 1);
}
