/** A body was larger than what is allowed. */
export class TooLargeError extends Error {
  constructor(limit: number) {
    super(`The body is larger than ${limit} bytes`);
    this.name = 'TooLargeError';
  }
}

/**
 * Reads a whole body, at most `limit` bytes of it. Past the limit the stream is cancelled and a
 * `TooLargeError` thrown, so that nothing is left undrained either way.
 *
 * @param onChunk called for each piece that arrives
 */
export async function readLimited(
  body: ReadableStream<Uint8Array> | null,
  limit: number,
  onChunk: () => void = () => {},
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop, by throwing too, cancels the stream.
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw new TooLargeError(limit);
    chunks.push(chunk);
    onChunk();
  }
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return whole;
}
