import { LRUCache } from 'lru-cache';
import { isValidElement, type ReactElement } from 'react';

/** Objects with keys as long as these are known by a number: a record that many pages show is gone through once (characters). */
const long = 200;

/** The memory for such keys (characters). A key that is forgotten gets another number, and what was made for it is made anew. */
const memory = { maxSize: 4 * 2 ** 20, sizeCalculation: (_: string, key: string) => key.length };

/**
 * Makes keys of elements: equal for elements of the same components with the same data. What they do when used does not
 * matter, only whether they do anything. Data is not changed in place, as nowhere in the renderer.
 */
export function createKeys(): (element: ReactElement) => string {
  const names = new WeakMap<object, number>();
  const given = new WeakMap<object, string>();
  const numbers = new LRUCache<string, string>(memory);
  let count = 0;

  function numberOf(key: string): string {
    const known = numbers.get(key);
    if (known !== undefined) return known;
    const number = `=${count++}`;
    numbers.set(key, number);
    return number;
  }

  function nameOf(type: unknown): string {
    if (typeof type === 'string') return type;
    if (type === null || (typeof type !== 'function' && typeof type !== 'object')) return String(type);
    const name = names.get(type) ?? count++;
    names.set(type, name);
    return `#${name}`;
  }

  function keyOf(value: unknown): string {
    switch (typeof value) {
      case 'string':
        // With its length, so that no other text can look like it.
        return `${value.length}:${value}`;
      case 'object':
        return value === null ? 'null' : keyOfObject(value);
      case 'function':
        return '';
      default:
        return String(value);
    }
  }

  function keyOfObject(value: object): string {
    if (isValidElement(value)) return `<${nameOf(value.type)}${entriesOf(value.props as object)}>`;
    if (value instanceof Date) return `@${value.getTime()}`;
    const number = given.get(value);
    if (number !== undefined) return number;
    const key = value instanceof Map || value instanceof Set || Array.isArray(value) ? listOf(value) : entriesOf(value);
    if (key.length < long) return key;
    const made = numberOf(key);
    given.set(value, made);
    return made;
  }

  const listOf = (values: Iterable<unknown>): string => `[${Array.from(values, keyOf).join(',')}]`;

  function entriesOf(value: object): string {
    let entries = '{';
    for (const [name, own] of Object.entries(value)) if (own !== undefined) entries += `${name}:${keyOf(own)},`;
    return `${entries}}`;
  }

  return keyOf;
}
