import type { Request, Response } from 'express';

import type { Endpoint } from '#contract/endpoint.ts';
import { formStampHeader, formStampHours, formTrapHeader } from '#contract/human-check.ts';
import type { Deps } from '#server/deps.ts';
import { clockMargin } from '#server/jobs/claim-store.ts';
import { ageOfStamp } from './form-stamp.ts';
import { HttpError } from './http-error.ts';

type HumanCheckDeps = Pick<Deps, 'database' | 'env' | 'now' | 'logger'>;

/**
 * Whether a form was sent by a person, as far as one can tell. Members are known by their session and are
 * not asked. A visitor whose trap field was filled in gets the answer of a success, which is returned, and
 * nothing else happens; one who was too quick, or has no stamp, is refused with `too_quick` and a sentence.
 */
export async function checkHuman(
  deps: HumanCheckDeps,
  endpoint: Endpoint,
  body: unknown,
  req: Request,
  res: Response,
): Promise<object | null> {
  if (req.session || !endpoint.humanCheck) return null;
  if (req.get(formTrapHeader) !== undefined) {
    deps.logger.info({ endpoint: endpoint.name }, 'a form was sent by a program; nothing of it is kept');
    // What an endpoint's decoy takes is what its own body is parsed to; only the compiler cannot see it.
    return endpoint.humanCheck(body as never);
  }
  const { humanCheckSeconds } = deps.env;
  if (humanCheckSeconds === 0) return null;
  const age = await ageOfStamp(deps, req.get(formStampHeader));
  // A stamp from the future is ours, and older than a clock that has been set back since.
  const isOldEnough = age !== null && (age >= humanCheckSeconds * 1000 || age < -clockMargin);
  if (isOldEnough && age <= formStampHours * 3_600_000) return null;
  res.set('Retry-After', String(humanCheckSeconds));
  throw new HttpError('too_quick', 'That was quicker than most people type. Please wait a moment and send it again.');
}
