/**
 * The text fields of parsed input that no database can hold as they are: a NUL, or one half of a
 * surrogate pair. A sentence for each, keyed by its path (`tags.0`).
 */
export function unstorableFields(input: unknown): Record<string, string> {
  const fields: Record<string, string> = {};
  const look = (value: unknown, path: string) => {
    if (typeof value === 'string') {
      if (value.includes('\0') || !value.isWellFormed()) fields[path] = 'Please use printable characters only';
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) look(inner, path ? `${path}.${key}` : key);
    }
  };
  look(input, '');
  return fields;
}
