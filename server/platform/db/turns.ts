import { DatabaseUnavailable } from './errors.ts';

interface Waiting {
  begin: () => void;
  refuse: (error: Error) => void;
}

/**
 * Runs work of the same name one at a time, in the order of the calls. A caller that has waited for `patience`
 * milliseconds gets `DatabaseUnavailable`; if the database is unavailable to the current one, so do all that wait
 * behind it.
 */
export function createTurns(patience: number): <T>(name: string, work: () => Promise<T>) => Promise<T> {
  /** The queue behind the running work; no entry if nothing runs. */
  const lines = new Map<string, Waiting[]>();

  function wait(line: Waiting[]): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        line.splice(line.indexOf(waiting), 1);
        reject(new DatabaseUnavailable('busy', new Error(`Its turn has not come within ${patience} ms`)));
      }, patience);
      const waiting = {
        begin: () => {
          clearTimeout(timer);
          resolve();
        },
        refuse: (error: Error) => {
          clearTimeout(timer);
          reject(error);
        },
      };
      line.push(waiting);
    });
  }

  return async (name, work) => {
    const line = lines.get(name);
    if (line) await wait(line);
    else lines.set(name, []);
    try {
      return await work();
    } catch (error) {
      if (error instanceof DatabaseUnavailable && error.reason === 'away')
        for (const { refuse } of lines.get(name)?.splice(0) ?? []) refuse(error);
      throw error;
    } finally {
      const next = lines.get(name)?.shift();
      if (next) next.begin();
      else lines.delete(name);
    }
  };
}
