/**
 * Arguments for Electron's program while developing. Chromium does not run as root with its sandbox and would exit with
 * a cryptic message. The packed app always has its sandbox.
 * @param {{ uid: number | undefined, args: readonly string[], log: (line: string) => void }} options
 */
export function electronArguments({ uid, args, log }) {
  if (uid !== 0) return ['.', ...args];
  log('You are root: Chromium’s sandbox cannot run, so this development copy starts without it.');
  return ['--no-sandbox', '.', ...args];
}
