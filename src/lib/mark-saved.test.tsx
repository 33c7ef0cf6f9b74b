import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';

import { useForm } from '#src/hooks/use-form.ts';
import { takeSaved } from './mark-saved.ts';

test('what was typed while a form was saved stays and can be saved next; the rest is what the server answered', () => {
  const { result } = renderHook(() => {
    const form = useForm({ defaultValues: { title: '', place: '', days: [{ name: '' }], version: 1 } });
    return { form, isDirty: form.formState.isDirty };
  });
  const { form } = result.current;
  act(() => {
    form.setValue('title', 'Tidal  lab');
    form.setValue('days', [{ name: 'Monday' }]);
  });
  const sent = structuredClone(form.getValues());
  act(() => {
    form.setValue('place', 'Porto');
    form.setValue('days.0.name', 'Tuesday');
  });
  const saved = { title: 'Tidal lab', place: '', days: [{ name: 'Monday' }], version: 2 };
  let isChanged = false;
  act(() => {
    isChanged = takeSaved(form, sent, saved);
  });
  expect(isChanged).toBe(true);
  expect(form.getValues()).toEqual({ title: 'Tidal lab', place: 'Porto', days: [{ name: 'Tuesday' }], version: 2 });
  expect(result.current.isDirty).toBe(true);

  act(() => {
    isChanged = takeSaved(form, structuredClone(form.getValues()), { ...saved, place: 'Porto', version: 3 });
  });
  expect(isChanged).toBe(false);
  expect(form.getValues()).toEqual({ title: 'Tidal lab', place: 'Porto', days: [{ name: 'Monday' }], version: 3 });
  expect(result.current.isDirty).toBe(false);
});
