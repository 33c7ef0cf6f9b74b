/** A server-sent event, as far as ours use them. Without `data` it only moves the place that a client comes back to. */
export interface SentEvent {
  /** The id of the last event that had one. */
  id: string | null;
  data: string | null;
}

/**
 * Reads server-sent events from text that arrives in pieces. Names and comments are skipped, and so is an event that
 * breaks off before its blank line.
 */
export function createEventParser(): (piece: string) => SentEvent[] {
  let rest = '';
  let id: string | null = null;
  let isNew = false;
  let lines: string[] = [];
  return (piece) => {
    // A line break may itself be cut in two: the last character waits for the next piece.
    const complete = (rest + piece).split(/\r\n|\n|\r(?!$)/);
    rest = complete.pop() ?? '';
    const events: SentEvent[] = [];
    for (const line of complete) {
      if (line.startsWith('data:')) lines.push(line.slice('data:'.length).replace(/^ /, ''));
      if (line.startsWith('id:')) {
        id = line.slice('id:'.length).replace(/^ /, '');
        isNew = true;
      }
      if (line !== '' || (lines.length === 0 && !isNew)) continue;
      events.push({ id, data: lines.length > 0 ? lines.join('\n') : null });
      lines = [];
      isNew = false;
    }
    return events;
  };
}
