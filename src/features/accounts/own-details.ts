import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

import type { CurrentUser } from '#contract/accounts.ts';
import { useCurrentUser } from './current-user.ts';

type OwnField = 'name' | 'email' | 'organization';

/** The fields of a form that are filled in for signed-in users. */
type FilledForm<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'formState' | 'getValues' | 'reset'>;

/**
 * Signed-in users need not type who they are. It counts as the default of these fields, so that it is there again once
 * the form has been sent; what someone has typed, or a draft has brought, stays, unless the details are `isFixed`.
 *
 * The form as a whole is set, not its fields one by one: those of a dialog are not there yet while it is closed, and
 * what is said of a field that is not there is forgotten.
 */
export function useOwnDetails<Values extends FieldValues>(
  { formState: { defaultValues }, getValues, reset }: FilledForm<Values>,
  fields: readonly OwnField[],
  { isFixed = false } = {},
): void {
  const { user } = useCurrentUser();
  const given = useRef({ defaultValues, fields });
  useEffect(() => {
    given.current = { defaultValues, fields };
  });
  useEffect(() => {
    if (!user) return;
    const values = getValues();
    const own = detailsOf(user, given.current.fields);
    const missing = Object.entries(own).filter(([field]) => isFixed || !values[field]);
    reset({ ...values, ...given.current.defaultValues, ...own });
    reset({ ...values, ...Object.fromEntries(missing) }, { keepDefaultValues: true });
  }, [user, getValues, reset, isFixed]);
}

function detailsOf(user: CurrentUser, fields: readonly OwnField[]): Partial<Record<OwnField, string>> {
  const own = { name: user.fullName ?? user.username, email: user.email, organization: user.organization ?? '' };
  return Object.fromEntries(fields.map((field) => [field, own[field]]));
}
