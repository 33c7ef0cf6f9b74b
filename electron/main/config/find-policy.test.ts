import { expect, test, vi } from 'vitest';

import { findPolicy, linuxPolicy, type PolicySystem, registryValues } from './find-policy.ts';

/** As `reg query` prints it on Windows 11. */
const registry = (values: string) => `\r\nHKEY_LOCAL_MACHINE\\Software\\Policies\\CARDI\r\n${values}\r\n\r\n`;

const refuse = () => {
  throw new Error('not found');
};

function system(changes: Partial<PolicySystem>): PolicySystem {
  return {
    platform: 'linux',
    run: vi.fn(refuse),
    stat: () => undefined,
    read: refuse,
    userName: () => 'ada',
    report: vi.fn(),
    ...changes,
  };
}

test('Windows: texts and numbers of the registry are read, and nothing else that reg query prints', () => {
  const output = registry(
    '    ServerUrl    REG_SZ    https://bank.example\r\n    Name    REG_SZ    Bank & Sons\r\n    Notifications    REG_DWORD    0x0\r\n    Blob    REG_BINARY    00FF\r\n    (Default)    REG_SZ    x y',
  );
  expect(registryValues(output)).toEqual({
    ServerUrl: 'https://bank.example',
    Name: 'Bank & Sons',
    Notifications: 0,
    '(Default)': 'x y',
  });
});

test('Windows: the computer’s policy wins over the user’s; without the key there is no policy', () => {
  const run = vi.fn((_program: string, [, key = '']: readonly string[]) =>
    registry(`    ServerUrl    REG_SZ    https://${key.startsWith('HKLM') ? 'computer' : 'user'}.example`),
  );
  const { values } = findPolicy(system({ platform: 'win32', run }));
  expect(values).toEqual({ ServerUrl: 'https://computer.example' });
  expect(run.mock.calls.map(([program, args]) => [program, args])).toEqual([
    [expect.stringMatching(/System32\\reg\.exe$/), ['query', String.raw`HKCU\Software\Policies\CARDI`]],
    [expect.stringMatching(/System32\\reg\.exe$/), ['query', String.raw`HKLM\Software\Policies\CARDI`]],
  ]);
  expect(findPolicy(system({ platform: 'win32' })).values).toEqual({});
});

test('macOS: forced values of a profile are read, for the computer and for the user', () => {
  const run = vi.fn((_program: string, args: readonly string[]) =>
    args.at(-1)?.includes('/ada/')
      ? '{"ServerUrl":"https://user.example","Name":"Bank"}'
      : '{"ServerUrl":"https://bank.example"}',
  );
  expect(findPolicy(system({ platform: 'darwin', run })).values).toEqual({
    ServerUrl: 'https://bank.example',
    Name: 'Bank',
  });
  expect(run.mock.calls.map(([, args]) => args.at(-1))).toEqual([
    '/Library/Managed Preferences/ada/example.cardi.desktop.plist',
    '/Library/Managed Preferences/example.cardi.desktop.plist',
  ]);
});

test.each([
  ['belongs to root', { uid: 0, mode: 0o100644 }, { ServerUrl: 'https://bank.example' }],
  ['belongs to somebody else', { uid: 1000, mode: 0o100644 }, {}],
  ['everybody may write', { uid: 0, mode: 0o100646 }, {}],
  ['a group may write', { uid: 0, mode: 0o100664 }, {}],
  ['is a link', { uid: 0, mode: 0o120777 }, {}],
])('Linux: a file that %s', (_name, stat, values) => {
  const report = vi.fn();
  const read = () => '{"ServerUrl":"https://bank.example"}';
  expect(findPolicy(system({ stat: () => stat, read, report })).values).toEqual(values);
  expect(report).toHaveBeenCalledTimes('ServerUrl' in values ? 0 : 1);
});

test('Linux: a file that is not JSON stops the start', () => {
  const broken = system({ stat: () => ({ uid: 0, mode: 0o100644 }), read: () => '{' });
  expect(() => findPolicy(broken)).toThrow(`The policy in ${linuxPolicy} is not a JSON object.`);
});
