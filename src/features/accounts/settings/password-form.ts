import { z } from 'zod';
import { changeOwnPassword } from '#contract/accounts-settings.ts';

/** The current password, and the new one typed twice. */
export const passwordForm = changeOwnPassword.body
  .extend({ confirmPassword: z.string() })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    path: ['confirmPassword'],
    message: 'Passwords do not match',
    // Also while the password itself is still wrong: one round of mending is enough.
    when: () => true,
  });
