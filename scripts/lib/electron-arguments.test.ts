import { expect, test, vi } from 'vitest';

import { electronArguments } from './electron-arguments.mjs';

test('D6: root gets a warning and a start without the sandbox; everybody else gets the sandbox', () => {
  const log = vi.fn();
  expect(electronArguments({ uid: 1000, args: ['cardi://events'], log })).toEqual(['.', 'cardi://events']);
  expect(electronArguments({ uid: undefined, args: [], log })).toEqual(['.']);
  expect(log).not.toHaveBeenCalled();
  expect(electronArguments({ uid: 0, args: [], log })).toEqual(['--no-sandbox', '.']);
  expect(log).toHaveBeenCalledWith(expect.stringContaining('You are root'));
});
