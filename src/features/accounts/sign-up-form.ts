import { z } from 'zod';

import { createUser } from '#contract/accounts.ts';

/** The sign-up form: the values to send, and the two fields that are not sent (rule sign-up). */
export const signUpForm = createUser.body
  .extend({
    confirmPassword: z.string(),
    terms: z.boolean().refine((isAccepted) => isAccepted, 'You must accept the terms and conditions'),
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    message: 'Passwords do not match',
    // Also while other fields are still wrong: one round of mending is enough.
    when: () => true,
  });
export type SignUpForm = z.input<typeof signUpForm>;
