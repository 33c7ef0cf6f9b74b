import { expect, test } from 'vitest';

import { eventsOf } from './event-stream.ts';

function bodyOf(...pieces: (string | Uint8Array)[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(typeof piece === 'string' ? encoder.encode(piece) : piece);
      controller.close();
    },
  });
}

async function read(body: ReadableStream<Uint8Array>): Promise<string[]> {
  const events: string[] = [];
  for await (const data of eventsOf(body)) events.push(data);
  return events;
}

test('events come in order, with any line break, several lines of data, and without names and comments', async () => {
  const body = bodyOf(
    ': hello\n\nevent: state\nid: 7\ndata: one\n\n',
    'data:two\r\ndata: three\r\n\r\n',
    'data: four\r\r',
  );
  // The last carriage return could be half of a line break, and no more came.
  expect(await read(body)).toEqual(['one', 'two\nthree']);
  expect(await read(bodyOf('data: four\r\r:\n'))).toEqual(['four']);
});

test('an event may be cut anywhere, also within a letter or a line break', async () => {
  const bytes = new TextEncoder().encode('data: Größe\r\n\r\ndata: next\n\n');
  for (let at = 1; at < bytes.length; at += 1) {
    expect(await read(bodyOf(bytes.slice(0, at), bytes.slice(at)))).toEqual(['Größe', 'next']);
  }
});

test('an event without its end is skipped, and leaving the loop cancels the body', async () => {
  expect(await read(bodyOf('data: one\n\ndata: tw'))).toEqual(['one']);
  let isCancelled = false;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('data: again\n\n')),
    cancel: () => {
      isCancelled = true;
    },
  });
  for await (const data of eventsOf(endless)) {
    expect(data).toBe('again');
    break;
  }
  expect(isCancelled).toBe(true);
});
