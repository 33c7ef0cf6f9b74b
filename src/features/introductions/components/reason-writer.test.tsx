import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useForm } from '#src/hooks/use-form.ts';
import { ApiError } from '#src/lib/api-error.ts';
import { useToasts } from '#src/stores/toasts.ts';
import type { RequestValues } from '../request-form.ts';
import { ReasonWriter } from './reason-writer.tsx';

afterEach(() => {
  cleanup();
  useToasts.setState({ current: null });
});

function Form({ write }: { write: () => Promise<string> }) {
  const form = useForm<RequestValues>({
    defaultValues: { target: 'member:3', name: '', email: '', organization: '', role: '', reason: 'My own words' },
  });
  return (
    <>
      <textarea aria-label="Reason" {...form.register('reason')} />
      <ReasonWriter form={form} writer={{ name: 'Llama', write }} />
    </>
  );
}

function show(write: () => Promise<string>) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Form write={write} />
    </QueryClientProvider>,
  );
  return screen.getByLabelText<HTMLTextAreaElement>('Reason');
}

test('a written reason takes the place of the text, which comes back with one click', async () => {
  let finish: (reason: string) => void = () => undefined;
  const reason = show(
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Write it with Llama' }));
  // What is typed while the model writes is kept, too.
  await screen.findByRole('button', { name: 'Llama is writing…' });
  fireEvent.change(reason, { target: { value: 'My own words, and more' } });
  finish('What Llama wrote.');
  await screen.findByText(/Check every word/);
  expect(reason.value).toBe('What Llama wrote.');
  fireEvent.click(screen.getByRole('button', { name: 'Back to the text before' }));
  expect(reason.value).toBe('My own words, and more');
  expect(screen.queryByRole('button', { name: 'Back to the text before' })).toBeNull();
});

test('a model that writes nothing is named with what is wrong, and the text stays', async () => {
  const write = vi.fn(() =>
    Promise.reject(new ApiError(503, '{"code":"unavailable","message":"Llama wrote nothing. It is slow."}', '')),
  );
  const reason = show(write);
  fireEvent.click(screen.getByRole('button', { name: 'Write it with Llama' }));
  await expect.poll(() => useToasts.getState().current?.description).toBe('Llama wrote nothing. It is slow.');
  expect(reason.value).toBe('My own words');
  expect(screen.getByRole('button', { name: 'Write it with Llama' })).toBeDefined();
});
