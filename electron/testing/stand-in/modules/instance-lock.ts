import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Started = (args: string[], workingFolder: string) => void;

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/**
 * The lock that allows one app per data folder. It is real and works between processes. A second app writes its command
 * line into the first one's inbox.
 */
export function createInstanceLock(folder: string, onSecond: Started) {
  const file = join(folder, 'instance.lock');
  const inbox = join(folder, 'instance.inbox');
  let release: (() => void) | null = null;

  const take = (): boolean => {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return true;
    } catch {
      const holder = Number(readFileSync(file, 'utf8'));
      if (isAlive(holder)) return false;
      rmSync(file, { force: true });
      return take();
    }
  };

  const listen = () => {
    // Polled, not watched: a system allows few folder watchers, and Chromium uses them up.
    const looking = setInterval(() => {
      for (const name of readdirSync(inbox).filter((each) => each.endsWith('.json'))) {
        const { args, from } = JSON.parse(readFileSync(join(inbox, name), 'utf8')) as { args: string[]; from: string };
        rmSync(join(inbox, name));
        onSecond(args, from);
      }
    }, 50);
    // The timer does not keep the process alive.
    looking.unref();
    const removeFile = () => rmSync(file, { force: true });
    process.once('exit', removeFile);
    return () => {
      clearInterval(looking);
      process.off('exit', removeFile);
      removeFile();
    };
  };

  return {
    isHeld: () => release !== null,
    request: (): boolean => {
      if (release) return true;
      mkdirSync(inbox, { recursive: true });
      if (take()) {
        release = listen();
        return true;
      }
      const message = join(inbox, `${process.pid}`);
      writeFileSync(message, JSON.stringify({ args: process.argv, from: process.cwd() }));
      // Renamed into place, so that the other process reads complete files only.
      renameSync(message, `${message}.json`);
      return false;
    },
    release: (): void => {
      release?.();
      release = null;
    },
  };
}
