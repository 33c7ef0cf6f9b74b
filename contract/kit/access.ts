/**
 * Who may do what. One table: the server enforces it at every endpoint, the renderer mirrors it.
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

/** The fields that the role is derived from; a user record has at least these two. */
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

/**
 * Every way a caller can stand with this network, and the role that the server gives them for it, from the
 * moment on in which they come to stand so.
 */
export const standings = {
  visitor: 'anonymous',
  /** The password was right, the second factor is still to come: no session has begun. */
  'half signed in': 'anonymous',
  'free member': 'member',
  professional: 'professional',
  /** The membership is over, also before the row that says "professional" has been cleared. */
  'expired professional': 'member',
  'suspended professional': 'anonymous',
  admin: 'admin',
  'suspended admin': 'anonymous',
} as const satisfies Record<string, Role>;
export type Standing = keyof typeof standings;
