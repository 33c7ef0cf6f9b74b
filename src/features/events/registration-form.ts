import type { z } from 'zod';

import { attendanceTypeMissing, registerForEvent } from '#contract/events.ts';

export type RegistrationForm = z.input<typeof registerForEvent.body>;

/** The body that is sent; for hybrid events the attendance type is required (rule seats). */
export function registrationForm(isHybrid: boolean) {
  return registerForEvent.body.refine(({ attendanceType }) => !isHybrid || Boolean(attendanceType), {
    path: ['attendanceType'],
    message: attendanceTypeMissing,
    // Also while other fields are still wrong: one round of mending is enough.
    when: () => true,
  });
}
