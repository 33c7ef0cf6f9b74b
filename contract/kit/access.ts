/**
 * The roles, and the audiences they belong to. The server enforces them at every endpoint; the renderer mirrors them.
 */

/** The four kinds of caller, from least to most entitled (rule roles). */
export const roles = ['anonymous', 'member', 'professional', 'admin'] as const;
export type Role = (typeof roles)[number];

/** The audiences of endpoints and routes, with the callers each one admits. */
export const audiences = {
  everyone: ['anonymous', 'member', 'professional', 'admin'],
  member: ['member', 'professional', 'admin'],
  professional: ['professional', 'admin'],
  admin: ['admin'],
} as const satisfies Record<string, readonly Role[]>;
export type Audience = keyof typeof audiences;

/** The fields from which the role is derived; a user record has at least these two. */
export interface Entitled {
  role: 'member' | 'admin';
  membershipTier: 'free' | 'professional';
}

/** The caller's role: `null` is an anonymous visitor, a paid membership makes a member a professional. */
export function roleOf(user: Entitled | null): Role {
  if (!user) return 'anonymous';
  if (user.role === 'admin') return 'admin';
  return user.membershipTier === 'professional' ? 'professional' : 'member';
}

/** Whether a caller of this role belongs to the audience. */
export function isAllowed(audience: Audience, role: Role): boolean {
  const allowed: readonly Role[] = audiences[audience];
  return allowed.includes(role);
}

/** Every state of a caller, with the role that the server gives them from that moment on. */
export const standings = {
  visitor: 'anonymous',
  /** The password was right but the second factor is missing: there is no session yet. */
  'half signed in': 'anonymous',
  'free member': 'member',
  professional: 'professional',
  /** The membership has ended, even if the row still says "professional". */
  'expired professional': 'member',
  'suspended professional': 'anonymous',
  admin: 'admin',
  'suspended admin': 'anonymous',
} as const satisfies Record<string, Role>;
export type Standing = keyof typeof standings;
