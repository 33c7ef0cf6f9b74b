import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';

import { reportFailures } from './report-failures.ts';

test('uncaught errors are logged, and the person sees the first one without a stack trace', () => {
  const [process, app] = [new EventEmitter(), new EventEmitter()];
  const [report, showError] = [vi.fn(), vi.fn()];
  reportFailures({ process, app, report, name: () => 'Meadow', showError });
  process.emit('uncaughtException', new Error('first'));
  process.emit('uncaughtException', new Error('second'));
  process.emit('unhandledRejection', new Error('third'));
  app.emit('child-process-gone', {}, { type: 'GPU', reason: 'crashed', exitCode: 9 });
  app.emit('child-process-gone', {}, { type: 'Utility', reason: 'clean-exit', exitCode: 0 });
  expect(report.mock.calls).toEqual([
    ['An error was not handled', new Error('first')],
    ['An error was not handled', new Error('second')],
    ['A failure was not handled', new Error('third')],
    ['A helper process has ended: GPU, crashed, exit code 9'],
  ]);
  expect(showError.mock.calls).toEqual([['Meadow has a problem', expect.not.stringContaining('first')]]);
});
