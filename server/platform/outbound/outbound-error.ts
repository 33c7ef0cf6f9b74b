/**
 * `address`: not one that is asked; `private`: it leads into a private network; `redirects`: too many;
 * `time`, `size`: over a limit; `encoding`: packed in an unknown or broken way; `network`: no such host,
 * refused, reset, a wrong certificate; `stopped`: the caller ended it.
 */
export type OutboundFailure =
  | 'address'
  | 'private'
  | 'redirects'
  | 'time'
  | 'size'
  | 'encoding'
  | 'network'
  | 'stopped';

/** Why a fetch failed. The message is one sentence for an admin, without the other side's text. */
export class OutboundError extends Error {
  readonly failure: OutboundFailure;

  constructor(failure: OutboundFailure, message: string, cause?: unknown) {
    super(message, { cause });
    this.failure = failure;
  }
}
