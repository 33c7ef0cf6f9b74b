import { EventEmitter } from 'node:events';

/** Tells the streams and runs of this process about a question at once; those of other processes look every second. */
const emitter = new EventEmitter().setMaxListeners(0);

/** Says that a question of this number has changed, or has gone. */
export function tellChanged(id: number): void {
  emitter.emit(String(id));
}

/** Calls `listener` after each change of a question, until the returned function is called. */
export function onChanged(id: number, listener: () => void): () => void {
  emitter.on(String(id), listener);
  return () => emitter.off(String(id), listener);
}
