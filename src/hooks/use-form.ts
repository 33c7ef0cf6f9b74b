import { useCallback, useMemo } from 'react';
import {
  type Control,
  type FieldErrors,
  type FieldValues,
  get,
  type UseFormProps,
  type UseFormReturn,
  useForm as useLibraryForm,
} from 'react-hook-form';

/**
 * React Hook Form's `useForm`. A form that is refused takes the focus to its first field that is wrong once,
 * at once: the library does so a second time after a timer, and what is typed by then into another
 * field ends up in the wrong one.
 */
export function useForm<Values extends FieldValues = FieldValues, Context = unknown, Parsed = Values>(
  props: UseFormProps<Values, Context, Parsed>,
): UseFormReturn<Values, Context, Parsed> {
  const { shouldFocusError = true } = props;
  const form = useLibraryForm({ ...props, shouldFocusError: false });
  const { control, formState, handleSubmit: submit } = form;
  const handleSubmit = useCallback<typeof submit>(
    (onValid, onInvalid) =>
      submit(onValid, async (errors, event) => {
        await onInvalid?.(errors, event);
        if (shouldFocusError) focusFirst(control, errors);
      }),
    [control, shouldFocusError, submit],
  );
  return useMemo(() => ({ ...form, formState, handleSubmit }), [form, formState, handleSubmit]);
}

/** Fields are known in the order in which they were drawn; errors come in the schema's. */
function focusFirst<Values extends FieldValues, Context, Parsed>(
  control: Control<Values, Context, Parsed>,
  errors: FieldErrors<Values>,
): void {
  // oxlint-disable-next-line no-underscore-dangle -- nowhere else is the order to be had
  for (const name of control._names.mount) {
    const field: Partial<HTMLElement> | undefined = get(errors, `${name}.ref`);
    if (field?.focus) {
      field.focus();
      return;
    }
  }
}
