type Tagged = { $: string; of?: unknown };

/**
 * Encodes values as JSON and decodes them, with the same result as cloning them between processes. The function refers
 * to nothing outside itself, because it runs in the page as well.
 */
export function createCodec() {
  const encode = (value: unknown): unknown => {
    if (value === undefined) return { $: 'undefined' };
    if (typeof value === 'bigint') return { $: 'bigint', of: String(value) };
    if (typeof value === 'number') return Number.isFinite(value) ? value : { $: 'number', of: String(value) };
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(encode);
    if (value instanceof Date) return { $: 'date', of: value.getTime() };
    if (value instanceof Error) return { $: 'error', of: [value.name, value.message] };
    if (value instanceof Map) return { $: 'map', of: encode([...value]) };
    if (value instanceof Set) return { $: 'set', of: encode([...value]) };
    if (value instanceof Uint8Array) return { $: 'bytes', of: [...value] };
    const tag = Object.prototype.toString.call(value);
    if (tag !== '[object Object]') throw new Error(`The stand-in for Electron passes no ${tag} between processes`);
    return { $: 'object', of: Object.entries(value).map(([key, each]) => [key, encode(each)]) };
  };

  const decode = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(decode);
    const { $: kind, of } = value as Tagged;
    if (kind === 'undefined') return undefined;
    if (kind === 'bigint') return BigInt(of as string);
    if (kind === 'number') return Number(of);
    if (kind === 'date') return new Date(of as number);
    if (kind === 'error') {
      const [name, message] = of as [string, string];
      return Object.assign(new Error(message), { name });
    }
    if (kind === 'map') return new Map(decode(of) as [unknown, unknown][]);
    if (kind === 'set') return new Set(decode(of) as unknown[]);
    if (kind === 'bytes') return new Uint8Array(of as number[]);
    return Object.fromEntries((of as [string, unknown][]).map(([key, each]) => [key, decode(each)]));
  };

  return {
    /** Throws on what cannot be cloned, such as a function. */
    encode: (value: unknown): string => JSON.stringify(encode(structuredClone(value))),
    decode: (text: string): unknown => decode(JSON.parse(text)),
  };
}
