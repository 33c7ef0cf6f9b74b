/** One entry of a fact; it may lead to a page of ours (`to`) or elsewhere (`href`). */
export interface FactEntry {
  text: string;
  to?: string;
  href?: string;
}

type Given = string | number | null | undefined;

/** What one kind of record can say, and how it says it. A fact may have one entry, several or none. */
export interface FactOf<Item> {
  group: string;
  label: string;
  of: (record: Item) => Given | readonly (Given | FactEntry)[];
}

/** Facts under one heading. */
export function factsIn<Item>(group: string, facts: readonly Omit<FactOf<Item>, 'group'>[]): FactOf<Item>[] {
  return facts.map((fact) => ({ group, ...fact }));
}

/** One line of a comparison: a fact of each record; `null` for a record that is not there. */
export interface ComparedFact {
  group: string;
  label: string;
  values: readonly (readonly FactEntry[] | null)[];
  /** Whether the records that are there say different things; to say nothing is different, too. */
  differs: boolean;
}

/**
 * The facts of the records, in the order of `facts`. What no record says is left out.
 *
 * @param records as in the columns; `undefined` for those that are not there, or not yet
 */
export function comparedFacts<Item>(
  facts: readonly FactOf<Item>[],
  records: readonly (Item | undefined)[],
): ComparedFact[] {
  return facts.flatMap(({ group, label, of }) => {
    const values = records.map((record) => (record === undefined ? null : entriesOf(of(record))));
    const said = values.filter((value) => value !== null).map(textOf);
    return said.some((text) => text !== '') ? [{ group, label, values, differs: new Set(said).size > 1 }] : [];
  });
}

/** A fact as plain text, an entry to a line. */
export function textOf(entries: readonly FactEntry[]): string {
  return entries.map(({ text }) => text).join('\n');
}

function entriesOf(given: ReturnType<FactOf<unknown>['of']>): FactEntry[] {
  const entries = typeof given === 'object' && given !== null ? given : [given];
  return entries.flatMap((entry) => {
    const { text, ...link } = typeof entry === 'object' && entry !== null ? entry : { text: String(entry ?? '') };
    const trimmed = text.trim();
    return trimmed === '' ? [] : [{ text: trimmed, ...link }];
  });
}

/** The text of cleaned HTML, with its paragraphs as lines. */
export function textOfHtml(html: string): string {
  const lines = html.replace(/<br\s*\/?>|<\/(?:p|h[1-6]|li|blockquote|div)>/gi, '$&\n');
  // The document of a parser runs no scripts and loads no pictures.
  const { textContent } = new DOMParser().parseFromString(lines, 'text/html').body;
  return (textContent ?? '').replace(/\s*\n\s*/g, '\n').trim();
}
