import type { Response } from 'express';

/** A reader that leaves so much unread is cut off; it comes back with the id of what it has seen (bytes). */
const mostUnread = 64 * 1024;

/** An open stream. There may be thousands, so that it holds as little as possible. */
export interface Stream {
  userId: number;
  /** Whether its session still stands. */
  stands: () => Promise<boolean>;
  res: Response;
  /** What came while missed events were looked up; `null` once it is caught up. */
  waiting: string[] | null;
  /** When something was last written (milliseconds of the process). */
  writtenAt: number;
  /** When it is ended, so that streams spread over the processes again (milliseconds of the process). */
  endsAt: number;
}

/** An event as text on the wire; `id` is left out where more of the same moment follows, or where it is not kept. */
export function frameOf(event: string, id?: string): string {
  return id === undefined ? `data: ${event}\n\n` : `id: ${id}\ndata: ${event}\n\n`;
}

/** An id alone: the place to come back to. */
export function placeOf(id: string): string {
  return `id: ${id}\n\n`;
}

/** Sends a text, after what waits. */
export function send(stream: Stream, text: string): void {
  if (stream.waiting) {
    stream.waiting.push(text);
    return;
  }
  // Ended, or gone, and nobody has been told yet.
  if (stream.res.writableEnded || stream.res.destroyed) return;
  stream.res.write(text);
  stream.writtenAt = performance.now();
  if (stream.res.writableLength > mostUnread) stream.res.destroy();
}
