import { z } from 'zod';

import { newPassword } from '#contract/accounts.ts';

/** The reset form: the new password as at sign-up, typed twice. */
export const resetForm = z
  .strictObject({ password: newPassword, confirmPassword: z.string() })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    message: 'Passwords do not match',
    // Also while the password itself is still wrong: one round of mending is enough.
    when: () => true,
  });
