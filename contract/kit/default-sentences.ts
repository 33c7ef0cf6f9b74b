import { z } from 'zod';

/**
 * Replaces zod's default messages, such as "Too big: expected string to have <=100 characters", with a sentence that
 * names the field. Applies where a schema has no message of its own. endpoint.ts calls it once.
 */
export function speakInSentences(): void {
  z.config({ customError: (issue) => sentenceOf(issue) });
}

function sentenceOf(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code !== 'too_big' && issue.code !== 'too_small') return undefined;
  const unit = units[issue.origin];
  if (unit === undefined) return undefined;
  const isBig = issue.code === 'too_big';
  const limit = Number(isBig ? issue.maximum : issue.minimum);
  const [most, least] = issue.inclusive === false ? ['less than', 'more than'] : ['at most', 'at least'];
  const bound = `${isBig ? most : least} ${unit === units.string || unit === units.array ? limit.toLocaleString('en-US') : String(limit)}`;
  const noun = limit === 1 ? unit.one : unit.many;
  return `${nameOf(issue.path)} must ${unit.verb} ${bound}${noun}`;
}

const units: Readonly<Record<string, { verb: string; one: string; many: string }>> = {
  string: { verb: 'be', one: ' character', many: ' characters' },
  array: { verb: 'have', one: ' entry', many: ' entries' },
  number: { verb: 'be', one: '', many: '' },
  int: { verb: 'be', one: '', many: '' },
};

/** `Contact email` for `contactEmail`; `This` for a list entry or a value without a name. */
function nameOf(path: readonly PropertyKey[] | undefined): string {
  const last = path?.at(-1);
  if (typeof last !== 'string' || last === '') return 'This';
  const words = last.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
