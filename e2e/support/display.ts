import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

/**
 * A screen for windows: the machine's own, or on Linux without one an Xvfb with a free number. `stop` ends the Xvfb.
 */
export async function startDisplay(): Promise<{ env: Record<string, string>; stop: () => Promise<void> }> {
  if (process.platform !== 'linux' || process.env.DISPLAY || process.env.WAYLAND_DISPLAY) {
    return { env: {}, stop: async () => {} };
  }
  const screen = ['-screen', '0', '1600x1000x24', '-nolisten', 'tcp'];
  const xvfb = spawn('Xvfb', ['-displayfd', '3', ...screen], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const ended = once(xvfb, 'exit');
  const [number] = (await once((xvfb.stdio[3] as Readable).setEncoding('utf8'), 'data')) as [string];
  return {
    env: { DISPLAY: `:${number.trim()}` },
    stop: async () => {
      xvfb.kill('SIGTERM');
      await ended;
    },
  };
}
