import { createEventParser } from '#contract/kit/event-parser.ts';

/** The text of a body, piece by piece. Leaving the loop cancels the body. */
export async function* textOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield decoder.decode(value, { stream: true });
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** The data of the server-sent events in a body, in their order. Leaving the loop cancels the body. */
export async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const parse = createEventParser();
  for await (const piece of textOf(body)) {
    for (const { data } of parse(piece)) if (data !== null) yield data;
  }
}
