const step = 1024;

/** `12.3 MB` of a number of bytes. */
export function formatBytes(bytes: number): string {
  if (bytes < step) return `${bytes} bytes`;
  const [value, unit] = bytes < step * step ? [bytes / step, 'kB'] : [bytes / step / step, 'MB'];
  return `${value >= 100 ? Math.round(value) : value.toFixed(1)} ${unit}`;
}
