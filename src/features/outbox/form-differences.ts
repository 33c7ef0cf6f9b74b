import { z } from 'zod';

import type { FieldVersions } from './versions.ts';

const nothing = 'Nothing';

/** `contactEmail` as people read it: "Contact email". */
function nameOf(field: string): string {
  const words = field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** What stands in a field: text, a number, or a list of texts. */
const fieldValue = z.union([z.array(z.string()).transform((texts) => texts.join(', ')), z.coerce.string()]).catch('');

const textOf = (value: unknown): string => fieldValue.parse(value ?? '').trim() || nothing;

/** The fields of a form, those of its parts among them, by name. */
function flat(form: Readonly<Record<string, unknown>>): Map<string, string> {
  const fields = Object.entries(form).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [[name, value]],
  ) as [string, unknown][];
  return new Map(fields.map(([name, value]) => [name, textOf(value)]));
}

/** The fields in which two versions of a form differ. The number of an edition is no field. */
export function differences(
  mine: Readonly<Record<string, unknown>>,
  theirs: Readonly<Record<string, unknown>>,
): FieldVersions[] {
  const { version: _, ...form } = mine;
  const [own, other] = [flat(form), flat(theirs)];
  return [...new Set([...own.keys(), ...other.keys()])]
    .map((name) => ({ field: nameOf(name), mine: own.get(name) ?? nothing, theirs: other.get(name) ?? nothing }))
    .filter((each) => each.mine !== each.theirs);
}
