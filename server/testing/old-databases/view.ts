import { expect } from 'vitest';

import type { Endpoint } from '#contract/kit/endpoint.ts';
import type { RawInput } from '#server/testing/client.ts';

/** The viewers: users with a session in fixture 0001, and a visitor. */
export type Viewer = 'ada' | 'bob' | 'team' | 'visitor';

/** A call that shows rows of an old version today, and its expected answer. */
export type View = [who: Viewer, endpoint: Endpoint, input: RawInput, expected: object];

export const having = (fields: object): object => expect.objectContaining(fields) as object;
/** A list that contains these records, among those of later versions. */
export const among = (...items: object[]): object => expect.arrayContaining(items.map(having)) as object;
export const listed = (...items: object[]) => ({ items: among(...items) });
export const id = (value: number) => ({ params: { id: value } });
export const found = (kind: string, title: string) => ({
  groups: among({ kind, hits: among({ title }) }),
});

export const ada = 'Ada Ångström';
export const zoe = 'Žofie <b>Nováková</b>';
