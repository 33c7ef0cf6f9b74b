import { write, writeSync } from 'node:fs';

/** The log's destination. Writing to it never waits and never throws. */
export interface LogOutput {
  write(line: string): void;
  /** Calls back when all lines so far have been written or dropped. */
  flush(done?: () => void): void;
}

/** The most data that waits to be written (characters), so that a stopped reader cannot fill our memory. */
const maxWaiting = 8 * 1024 * 1024;

/** How long lines are gathered, to be written together (milliseconds): each write wakes another thread. */
const gathering = 50;

/** The wait before a full pipe is tried again (milliseconds). */
const pause = 50;

/**
 * Writes lines to a file or pipe off the request thread. Lines that it does not take, as on a full disk, are left
 * out and counted, and the next ones are tried again: a log is not worth a server that stands still. What is still in
 * memory when the program ends is written then, as far as that goes without waiting.
 */
export function createLogOutput(fd: number, onLost: (lines: number) => void): LogOutput {
  let waiting: string[] = [];
  let length = 0;
  /** Lines are being gathered or written. */
  let isWriting = false;
  let isUsed = false;
  /** After a partly written line, the next line must start on a new one. */
  let isTorn = false;
  let whenIdle: (() => void)[] = [];

  function next(): void {
    if (waiting.length === 0) {
      isWriting = false;
      const idle = whenIdle;
      whenIdle = [];
      for (const done of idle) done();
      return;
    }
    const lines = take();
    attempt(bytesOf(lines), 0, lines.length);
  }

  function take(): string[] {
    const lines = waiting;
    waiting = [];
    length = 0;
    return lines;
  }

  function bytesOf(lines: readonly string[]): Buffer {
    return Buffer.from((isTorn ? '\n' : '') + lines.join(''));
  }

  function attempt(bytes: Buffer, from: number, lines: number): void {
    write(fd, bytes, from, bytes.length - from, null, (error, written) => {
      if (error?.code === 'EAGAIN') {
        setTimeout(() => attempt(bytes, from, lines), pause);
        return;
      }
      if (error) {
        isTorn ||= from > 0;
        onLost(lines);
      } else if (from + written < bytes.length) {
        attempt(bytes, from + written, lines);
        return;
      } else isTorn = false;
      next();
    });
  }

  function writeAtOnce(): void {
    const lines = take();
    try {
      if (lines.length > 0) writeSync(fd, bytesOf(lines));
    } catch {
      // The log itself has failed, so there is nowhere to report it.
    }
  }

  return {
    write(line) {
      if (length + line.length > maxWaiting) {
        onLost(1);
        return;
      }
      if (!isUsed) process.once('exit', writeAtOnce);
      isUsed = true;
      waiting.push(line);
      length += line.length;
      if (isWriting) return;
      isWriting = true;
      setTimeout(next, gathering);
    },
    flush(done) {
      if (!isWriting) done?.();
      else if (done) whenIdle.push(done);
    },
  };
}
