import { z } from 'zod';

import { endpoints } from '#contract/endpoints.ts';
import { fillPath } from '#contract/kit/endpoint.ts';
import type { EditionRule } from '#contract/kit/queue.ts';
import type { Change } from './change.ts';
import type { Entry } from './entry.ts';
import type { Row } from './rows.ts';

/*
 * Saves of one form that wait. The first in line may have reached the server, its answer lost, so it stays as it is and is
 * sent under its key. Behind it stands one more at most, never tried: the newest save, which takes the place of the one
 * before it. When the first has been made, its answer says which record and which edition the next one is about.
 */

/** What the server answers to a save. */
const saved = z.object({ id: z.number().int(), version: z.number().int() });
type Saved = z.infer<typeof saved>;

const pathOf = (name: string, params: Record<string, string>): string => {
  const endpoint = endpoints.find((each) => each.name === name);
  if (!endpoint) throw new Error(`There is no endpoint ${name}`);
  return fillPath(endpoint.path, params);
};

/** Where a save goes and which edition it changes; the content of the form is left out. */
type Aim = Pick<Row, 'endpoint' | 'path' | 'local'> & { version: number | null };

/** The aim of a save at an edition; one that is at this record already goes to the same address. */
const aimAt = ({ update }: EditionRule, { id, version }: Saved, { endpoint, path }: Row): Aim => ({
  endpoint: update,
  path: endpoint === update ? path : pathOf(update, { id: String(id) }),
  local: null,
  version,
});

const aimOf = ({ endpoint, path, local, body }: Row): Aim => ({
  endpoint,
  path,
  local,
  version: z.number().catch(0).parse(body?.version) || null,
});

/** A save with another aim: the same form, for that edition of that record. */
function aimed<R extends Omit<Row, 'id'>>(row: R, { version, ...aim }: Aim): R {
  const { version: _, ...form } = row.body ?? {};
  return { ...row, ...aim, body: version === null ? form : { ...form, version } };
}

/** Reads the answer to a save; throws where it is something else. */
export function savedBy(text: string): Saved {
  return saved.parse(JSON.parse(text));
}

/**
 * The save that a new one takes the place of, `null` where it stands behind what waits.
 *
 * @param line the changes of the record, in order
 */
export function replacedSave(line: readonly Entry[]): Entry | null {
  const last = line.at(-1);
  const isUntried = line.length > 1 || last?.refusal?.by === 'server';
  return last && isSave(last) && isUntried ? last : null;
}

/** Whether a change saves a form. Others, such as a deletion, are never sent about another edition. */
export function isSave({ change }: Pick<Entry, 'change'>): boolean {
  return change?.rule.editions !== undefined;
}

/** A new save in the place of an earlier one: about the same edition, and as refused as that one was. */
export function inPlaceOf(row: Omit<Row, 'id'>, earlier: Entry): Omit<Row, 'id'> {
  return { ...aimed(row, aimOf(earlier)), refusal: earlier.refusal };
}

/** The save that stood behind one which the server has made. */
export function behindMade(next: Row, rule: EditionRule, answer: Saved): Row {
  return aimed(next, aimAt(rule, answer, next));
}

/** The save that stood behind one which the server has refused: it is about the same edition, so it is refused, too. */
export function behindRefused(next: Row, refused: Row): Row {
  return { ...aimed(next, aimOf(refused)), refusal: refused.refusal };
}

/**
 * A refused save that its user wants to be made over the edition they have seen; `null`: there is no such record any more,
 * so it is made anew, where a form can make one. It needs a key of its own.
 */
export function overSeen(row: Row, { rule }: Pick<Change, 'rule'>, seen: number | null): Row {
  if (!rule.editions || row.endpoint === rule.editions.create) return row;
  if (seen !== null) return aimed(row, { ...aimOf(row), version: seen });
  const { create } = rule.editions;
  if (create === undefined) return row;
  return aimed(row, { endpoint: create, path: pathOf(create, {}), local: crypto.randomUUID(), version: null });
}
