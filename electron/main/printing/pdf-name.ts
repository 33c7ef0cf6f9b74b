/** The name offered for a page saved as PDF: its title, as far as file systems take it. */
export function pdfName(title: string): string {
  const name = title
    .replace(/^\[[A-Z]+\]\s*/, '')
    .replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^[.\s]+|[.\s]+$/g, '')
    .slice(0, 80)
    .trim();
  return `${name || 'CARDI'}.pdf`;
}
