import { readFileSync } from 'node:fs';

import { inRoot } from './paths.mjs';
import { run } from './run.mjs';

/**
 * The files that differ from a commit, new ones among them. Throws git's sentence when it has none.
 * @param {string} [base] a commit; left out, where this branch left the one that it follows, else the last commit
 * @returns {Promise<string[]>}
 */
export async function changedFiles(base) {
  const left = base ?? ((await lines(['merge-base', 'HEAD', '@{upstream}']).catch(() => ['HEAD']))[0] || 'HEAD');
  const differing = await lines(['diff', '--name-only', '--no-renames', left, '--']);
  return [...differing, ...(await lines(['ls-files', '--others', '--exclude-standard']))];
}

/** The code of the project: path and text of each file that git knows or would add. */
export async function projectCode() {
  const names = await lines(['ls-files', '--cached', '--others', '--exclude-standard']);
  const code = names.filter((name) => /\.(tsx?|mjs)$/.test(name));
  return new Map(code.flatMap((name) => textOf(name)));
}

/**
 * @param {string} name
 * @returns {[string, string][]} nothing for a file that is listed still but gone
 */
function textOf(name) {
  try {
    return [[name, readFileSync(inRoot(name), 'utf8')]];
  } catch {
    return [];
  }
}

/** @param {readonly string[]} args */
async function lines(args) {
  const { code, output } = await run('git', ['-c', 'core.quotePath=off', ...args], { timeoutMs: 30_000 });
  if (code !== 0) throw new Error(`git ${args[0]}: ${output.trim()}`);
  return output.split('\n').filter(Boolean);
}
