import { QueryClientProvider, useMutation } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { queryClient } from './query-client.ts';

afterEach(cleanup);

function SendButton({ send }: { send: () => Promise<void> }) {
  const { mutate, isPending } = useMutation({ mutationFn: send });
  return (
    <button type="button" disabled={isPending} onClick={() => mutate()}>
      Send
    </button>
  );
}

/** All that a click has started without a timer: a browser has done it before the next click. */
async function untilNextTask(): Promise<void> {
  for (let step = 0; step < 100; step += 1) await Promise.resolve();
}

it('a double click sends once', async () => {
  const send = vi.fn(() => new Promise<void>(() => {}));
  render(
    <QueryClientProvider client={queryClient}>
      <SendButton send={send} />
    </QueryClientProvider>,
  );
  const button = screen.getByRole('button', { name: 'Send' });
  for (let click = 0; click < 2; click += 1) {
    button.click();
    await untilNextTask();
  }
  expect(send).toHaveBeenCalledTimes(1);
});
