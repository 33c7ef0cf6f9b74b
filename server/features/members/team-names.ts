import { isReservedUsername } from '#contract/accounts-reserved-usernames.ts';
import type { Deps } from '#server/deps.ts';
import { invalidInput } from '#server/platform/http/http-error.ts';

/** Throws 400 on `fullName` for a name that others would take for the team; admins may use it. */
export function refuseTeamName(
  { env }: Pick<Deps, 'env'>,
  fullName: string | undefined,
  role: 'member' | 'admin' = 'member',
): void {
  if (role === 'admin' || !fullName || !isReservedUsername(fullName, [env.site.productName])) return;
  throw invalidInput({ fullName: 'People could take this name for the team. Please enter your own name' });
}
