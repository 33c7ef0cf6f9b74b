import { zodResolver } from '@hookform/resolvers/zod';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Controller } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';

import { useForm } from './use-form.ts';

// The schema in another order than the fields.
const schema = z.object({ second: z.string().min(1), first: z.string().min(1) });
const names = ['first', 'second'] as const;

function Form({ onValid, isLeft = false }: { onValid: (values: unknown) => void; isLeft?: boolean }) {
  const { control, handleSubmit } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { first: '', second: '' },
    shouldFocusError: !isLeft,
  });
  return (
    <form aria-label="form" onSubmit={handleSubmit(onValid)}>
      {names.map((name) => (
        <Controller
          key={name}
          control={control}
          name={name}
          render={({ field, fieldState }) => (
            <input {...field} aria-label={name} aria-invalid={fieldState.error !== undefined} />
          )}
        />
      ))}
    </form>
  );
}

const field = (name: string) => screen.getByRole('textbox', { name });
const refused = () => waitFor(() => expect(field('second').getAttribute('aria-invalid')).toBe('true'));
it('moves the focus to the first invalid field, and then leaves it alone', async () => {
  const onValid = vi.fn();
  render(<Form onValid={onValid} />);
  fireEvent.submit(screen.getByRole('form'));
  await refused();
  expect(document.activeElement).toBe(field('first'));
  field('second').focus();
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(field('second'));

  fireEvent.change(field('first'), { target: { value: 'one' } });
  fireEvent.submit(screen.getByRole('form'));
  field('first').focus();
  await waitFor(() => expect(document.activeElement).toBe(field('second')));
  expect(onValid).not.toHaveBeenCalled();

  fireEvent.change(field('second'), { target: { value: 'two' } });
  fireEvent.submit(screen.getByRole('form'));
  await waitFor(() => expect(onValid).toHaveBeenCalledOnce());
  expect(onValid.mock.calls[0]?.[0]).toEqual({ first: 'one', second: 'two' });
});

it('leaves the focus to a form that sets it itself', async () => {
  render(<Form onValid={() => undefined} isLeft />);
  fireEvent.submit(screen.getByRole('form'));
  await refused();
  expect(document.activeElement).toBe(document.body);
});
