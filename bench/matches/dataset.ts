import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The kinds of record a person can find. */
export const foundKinds = ['member', 'company', 'technology', 'listing', 'event'] as const;
export type FoundKind = (typeof foundKinds)[number];

/** A record of the files: what its first line names, its facts, its texts, and what a person should find. */
export interface CaseRecord {
  kind: FoundKind;
  id: string;
  /** The fields of the first line after kind and id. */
  named: string[];
  facts: ReadonlyMap<string, string>;
  says: string;
  wants: string;
  gives: string;
  /** Grades by id, for each kind: only people have them. */
  finds: ReadonlyMap<FoundKind, ReadonlyMap<string, number>>;
}

/** Whether a person belongs to the half that no weight is chosen with. */
export function isHeldBack(id: string): boolean {
  return (createHash('sha256').update(id).digest()[0] ?? 0) % 2 === 1;
}

/** All cases. Throws for a line that it cannot read, an id that is used twice and a grade of an unknown record. */
export function readCases(): CaseRecord[] {
  const files = readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.txt'))
    .toSorted();
  const cases = files.flatMap((file) =>
    readFileSync(join(import.meta.dirname, file), 'utf8')
      .trim()
      .split(/\n\n+/)
      .map(readCase),
  );
  const kinds = new Map(cases.map(({ id, kind }) => [id, kind]));
  if (kinds.size < cases.length) throw new Error('Two records have the same id');
  for (const { id, finds } of cases)
    for (const [kind, grades] of finds)
      for (const found of grades.keys())
        if (kinds.get(found) !== kind) throw new Error(`${id} should find ${found}, which is no ${kind}`);
  return cases;
}

/** The values of a fact: `seeks capital, pilot-site` has two. */
export function listOf({ facts }: Pick<CaseRecord, 'facts'>, name: string): string[] {
  const value = facts.get(name);
  return value === undefined || value === '-' ? [] : value.split(', ');
}

function readCase(block: string): CaseRecord {
  const [first = '', ...lines] = block.split('\n');
  const [head = '', ...named] = first.split(' | ');
  const [kind, id] = head.split(' ');
  if (!id) throw new Error(`This is no record: ${first}`);
  const texts = { says: '', wants: '', gives: '' };
  const facts = new Map<string, string>();
  const finds = new Map<FoundKind, Map<string, number>>();
  const isPerson = kind === 'person';
  for (const line of lines) {
    const [word, rest] = split(line);
    const found = foundKinds.find((one) => one === word);
    if (word in texts) texts[word as keyof typeof texts] = rest;
    // The facts of a listing and an event begin with other words.
    else if (isPerson && found) finds.set(found, gradesOf(rest));
    else for (const fact of line.split('; ')) facts.set(...split(fact));
  }
  return { kind: kindOf(isPerson ? 'member' : kind), id, named, facts, ...texts, finds };
}

function gradesOf(text: string): Map<string, number> {
  if (text === '-') return new Map();
  return new Map(
    text.split(', ').map((one) => {
      const [id, grade] = split(one);
      return [id, Number(grade)];
    }),
  );
}

function kindOf(kind: string | undefined): FoundKind {
  const found = foundKinds.find((one) => one === kind);
  if (!found) throw new Error(`There is no kind ${kind}`);
  return found;
}

/** The first word, and what follows it. */
function split(text: string): [string, string] {
  const blank = text.indexOf(' ');
  return blank < 0 ? [text, ''] : [text.slice(0, blank), text.slice(blank + 1)];
}
