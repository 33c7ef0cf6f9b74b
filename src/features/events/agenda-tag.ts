/** The tags of agenda items, in the order in which they win (rule agenda-tags). */
const tags = ['Keynote', 'Panel', 'Workshop'] as const;
export type AgendaTag = (typeof tags)[number];

/** The tag of an agenda item, by a word in its title, singular or plural; `null` without such a word. */
export function agendaTag(title: string): AgendaTag | null {
  return tags.find((tag) => new RegExp(String.raw`\b${tag}s?\b`, 'i').test(title)) ?? null;
}
