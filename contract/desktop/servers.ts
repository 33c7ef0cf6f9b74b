import { z } from 'zod';

/** Kinds of servers, as `GET /api/version` names them. */
export const serverModes = ['demo', 'development', 'staging', 'production'] as const;
export type ServerMode = (typeof serverModes)[number];

/** Why the app cannot use a server. */
export const serverProblems = ['invalid', 'certificate', 'unreachable', 'stranger', 'newer', 'older'] as const;
export type ServerProblem = (typeof serverProblems)[number];

/** The advice for each problem. `invalid` comes with its own message. */
export const serverProblemTexts: Record<Exclude<ServerProblem, 'invalid'>, string> = {
  certificate:
    'This server’s certificate is not trusted by this computer. It may be self-signed or expired, or someone may be listening in between. If it is your own server, ask its administrator for the certificate and add it to this computer’s trusted certificates; CARDI never skips this check.',
  unreachable: 'This address did not answer. Check the address and your connection, then try again.',
  stranger:
    'Something answers at this address, but it is not a CARDI server. A network that asks you to sign in first may be in between.',
  newer: 'This server needs a newer version of the app. Update CARDI, then connect again.',
  older: 'This server’s version is too old for this app. Ask its administrator to update it.',
};

/** An address as typed; the server behind it is checked before it is used. */
export const typedAddress = z.string().trim().min(1, 'Enter the address of a server').max(300, 'This is too long');

/** The result of checking a server. */
export const serverCheck = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('accepted'),
    origin: z.string(),
    mode: z.enum(serverModes),
    version: z.string(),
  }),
  z.object({ kind: z.literal('refused'), problem: z.enum(serverProblems), message: z.string() }),
]);
export type ServerCheck = z.infer<typeof serverCheck>;

/** A server the app offers by name. */
export const knownServer = z.object({ name: z.enum(['Production', 'Staging', 'This computer']), origin: z.string() });
export type KnownServer = z.infer<typeof knownServer>;
