import { execFileSync } from 'node:child_process';
import { lstatSync, readFileSync, type Stats } from 'node:fs';
import { userInfo } from 'node:os';
import { z } from 'zod';

import { second } from '#contract/kit/durations.ts';
import { appId } from './app-id.ts';
import { ConfigError } from './config-error.ts';
import type { FoundPolicy } from './policy.ts';

/** The system calls that finding a policy needs. */
export interface PolicySystem {
  platform: NodeJS.Platform;
  /** Runs a system program and returns its output; throws where that fails. */
  run: (program: string, args: readonly string[]) => string;
  stat: (file: string) => Pick<Stats, 'uid' | 'mode'> | undefined;
  read: (file: string) => string;
  userName: () => string;
  report: (problem: string, error?: unknown) => void;
}

export const linuxPolicy = '/etc/cardi/policy.json';
const registryKey = String.raw`Software\Policies\CARDI`;

const values = z.record(z.string(), z.unknown());

/** One line of `reg query`: name, type, value, separated by four blanks. */
const registryLine = /^ {4}(\S+) {4}(REG_SZ|REG_DWORD) {4}(.*)$/;

/** The values in the output of `reg query`. */
export function registryValues(output: string): Record<string, unknown> {
  const found = output.split(/\r?\n/).flatMap((line) => {
    const [, name, type, value = ''] = registryLine.exec(line) ?? [];
    if (name === undefined) return [];
    return [[name, type === 'REG_DWORD' ? Number(value) : value] as const];
  });
  return Object.fromEntries(found);
}

/** A key or file that is missing or unreadable means no policy. */
function orNone(find: () => Record<string, unknown>): Record<string, unknown> {
  try {
    return find();
  } catch {
    return {};
  }
}

/** Windows: the policy of the computer wins over that of the user. */
function inRegistry({ run }: PolicySystem): FoundPolicy {
  const query = (hive: string) =>
    orNone(() =>
      registryValues(
        run(String.raw`${process.env.SystemRoot ?? String.raw`C:\Windows`}\System32\reg.exe`, [
          'query',
          `${hive}\\${registryKey}`,
        ]),
      ),
    );
  return { source: String.raw`the registry, ${registryKey}`, values: { ...query('HKCU'), ...query('HKLM') } };
}

/** macOS: this folder holds only the values that a profile forces, none of the preferences that a user can write. */
function inManagedPreferences({ run, userName }: PolicySystem): FoundPolicy {
  const folder = '/Library/Managed Preferences';
  const read = (file: string) =>
    orNone(() => values.parse(JSON.parse(run('/usr/bin/plutil', ['-convert', 'json', '-o', '-', file]))));
  return {
    source: 'the configuration profile',
    values: { ...read(`${folder}/${userName()}/${appId}.plist`), ...read(`${folder}/${appId}.plist`) },
  };
}

/** Linux: a file that only root can write. */
function inFile({ stat, read, report }: PolicySystem): FoundPolicy {
  const found = stat(linuxPolicy);
  const none = { source: linuxPolicy, values: {} };
  if (!found) return none;
  if (found.uid !== 0 || (found.mode & 0o022) !== 0) {
    report(`${linuxPolicy} is ignored: it must belong to root, and nobody else may write it`);
    return none;
  }
  try {
    return { source: linuxPolicy, values: values.parse(JSON.parse(read(linuxPolicy))) };
  } catch {
    throw new ConfigError(`The policy in ${linuxPolicy} is not a JSON object.`);
  }
}

/**
 * The policy of this computer.
 *
 * @throws ConfigError where its file cannot be read: an unreadable policy must not pass for no policy
 */
export function findPolicy(system: PolicySystem): FoundPolicy {
  if (system.platform === 'win32') return inRegistry(system);
  return system.platform === 'darwin' ? inManagedPreferences(system) : inFile(system);
}

export const thisSystem = (report: PolicySystem['report']): PolicySystem => ({
  platform: process.platform,
  run: (program, args) =>
    execFileSync(program, args, {
      encoding: 'utf8',
      timeout: 5 * second,
      windowsHide: true,
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  stat: (file) => lstatSync(file, { throwIfNoEntry: false }),
  read: (file) => readFileSync(file, 'utf8'),
  userName: () => userInfo().username,
  report,
});
