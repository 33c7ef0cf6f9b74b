/**
 * The data of the server-sent events in a body, in their order. Names, ids and comments are skipped, and so is an event
 * that breaks off before its blank line. Leaving the loop cancels the body.
 */
export async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const event: string[] = [];
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      // A line break may itself be cut in two: the last character waits for the next piece.
      const lines = (rest + decoder.decode(value, { stream: true })).split(/\r\n|\n|\r(?!$)/);
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (line.startsWith('data:')) event.push(line.slice('data:'.length).replace(/^ /, ''));
        if (line === '' && event.length > 0) yield event.splice(0).join('\n');
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
