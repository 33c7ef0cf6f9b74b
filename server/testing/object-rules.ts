import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Endpoint } from '#contract/kit/endpoint.ts';
import type { TestApp } from './app.ts';
import type { RawInput, TestClient } from './client.ts';
import type { MakeObject, OwnedObject } from './owned-objects.ts';
import { fieldsOf } from './sample-input.ts';

/** A call on someone's object, as its owner would make it. */
export interface OwnedCall {
  owner: TestClient;
  /** Somebody with whom the object is shared, who may only view it. */
  viewer?: TestClient | undefined;
  /** Lets that member do more. */
  share?: OwnedObject['share'] | undefined;
  input: RawInput;
}
type MakeCall = (app: TestApp) => Promise<OwnedCall>;

/** The rule for calls that name an object. */
export type ObjectRule =
  /** Any caller with access may name any such object, except the `hidden` one, which only its owner may. */
  | { open: string; hidden?: MakeCall }
  /** Only the owner, or a party, may call it; for everyone else the object does not exist or is refused. */
  | { owned: MakeCall }
  /** The call changes only the caller's own rows: a stranger may make it and changes nothing of the owner's. */
  | { ownRow: MakeCall };

/** The fields of params, query and body that may name an object: numbers, and what has this name. */
export function objectFields(endpoint: Endpoint): string[] {
  const given = { ...fieldsOf(endpoint.query), ...fieldsOf(endpoint.body) };
  const named = Object.keys(given).filter((name) => /^(id|ids|to|upTo|token|.+Ids?)$/.test(name));
  return [...Object.keys(fieldsOf(endpoint.params)), ...named];
}

export const publicRecord = { open: 'a public record' };
export const linkOfAMail = { open: 'named by the secret of a mail, which only its reader has' };
export const member = { open: 'a member, of whom one may see what the directory shows' };

/** A call on an object by its number; `rest` adds the call's other input. */
export function by(make: MakeObject, rest: (more: Record<string, string>) => RawInput = () => ({})): MakeCall {
  return async (app) => {
    const { owner, viewer, share, id, more = {} } = await make(app);
    const { params, ...others } = rest(more);
    return { owner, viewer, share, input: { params: { id, ...params }, ...others } };
  };
}

/** The owner first calls `first`; the tested call undoes it. */
export function after(first: Endpoint, input: (app: TestApp) => Promise<RawInput>): MakeCall {
  return async (app) => {
    const owner = await app.as('member');
    const given = await input(app);
    const response = await owner.send(first, given);
    if (!response.ok) throw new Error(`${first.name}: ${await response.text()}`);
    return { owner, input: given };
  };
}

/** A call that names the object in its query. */
export function withQuery(make: MakeObject, field: string): MakeCall {
  return async (app) => {
    const { owner, id } = await make(app);
    return { owner, input: { query: { [field]: id } } };
  };
}

/** A read of what there is about a member's own profile. */
export function onOwnProfile(make: MakeObject, input: (memberId: string) => RawInput): MakeCall {
  return async (app) => {
    const { owner, viewer, share, more } = await make(app);
    return { owner, viewer, share, input: input(more?.memberId ?? '') };
  };
}

/** A call that names the object in its body. */
export function withBody(make: MakeObject, body: (id: string) => unknown): MakeCall {
  return async (app) => {
    const { owner, id } = await make(app);
    return { owner, input: { body: body(id) } };
  };
}

/** The rules of endpoints that name an object, except those for admins, by the endpoint's name. */
export type ObjectRules = Record<string, ObjectRule>;

/**
 * The rules of all resources, one file each in object-rules/. An endpoint without a rule fails the stranger walk, so
 * that its author must say whose the object is.
 */
export async function allObjectRules(): Promise<ObjectRules> {
  const folder = join(import.meta.dirname, 'object-rules');
  const modules = await Promise.all(
    readdirSync(folder).map((file): Promise<{ rules: ObjectRules }> => import(pathToFileURL(join(folder, file)).href)),
  );
  return Object.assign({}, ...modules.map(({ rules }) => rules)) as ObjectRules;
}
