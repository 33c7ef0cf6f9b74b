import type { Placeholder } from '#contract/templates.ts';

/** What the placeholders stand for in a text to somebody, about a record where there is one. */
export function valuesOf(name: string, record?: string): Partial<Record<Placeholder, string>> {
  return { name, 'first name': name.split(' ')[0] ?? '', ...(record !== undefined && { record }) };
}
