/** All calls of the main process to Electron, in order. */
export const calls: { name: string; args: unknown[] }[] = [];

/** Members that were used but are not in the stand-in. A test in which this list is not empty proves nothing. */
export const lacks: string[] = [];

/** Throws and records the error, because an error inside one of the product's handlers may only reach its log. */
export function lack(what: string): never {
  lacks.push(what);
  throw new Error(`The stand-in for Electron has no ${what}`);
}
