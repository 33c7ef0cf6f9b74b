import type { Request, Response } from 'express';
import { formStampHeader, formStampHours, formTrapHeader, getFormStamp } from '#contract/human-check.ts';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import type { Deps } from '#server/deps.ts';
import type { Env } from '#server/env.ts';
import { clockMargin } from '#server/platform/jobs/claim-store.ts';
import { ageOfStamp } from './form-stamp.ts';
import { HttpError } from './http-error.ts';

type HumanCheckDeps = Pick<Deps, 'database' | 'env' | 'now' | 'logger'>;

/** Whether a form without a stamp is refused: in production, unless the check is turned off. */
export function needsStamp({ mode, humanCheckSeconds }: Pick<Env, 'mode' | 'humanCheckSeconds'>): boolean {
  return mode === 'production' && humanCheckSeconds > 0;
}

/**
 * Checks whether a person sent a form, as far as possible. Members are known by their session and are not checked. If a
 * visitor's trap field is filled in, the function returns the answer of a success, and nothing is stored. A stamp is
 * always checked; a missing one is refused in production only (`needsStamp`). Throws `too_quick` with a sentence that
 * says what to do.
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
    // The decoy of an endpoint takes the parsed body of the endpoint; the compiler cannot see that.
    return endpoint.humanCheck(body as never);
  }
  const { humanCheckSeconds } = deps.env;
  const stamp = req.get(formStampHeader);
  if (humanCheckSeconds === 0 || (stamp === undefined && !needsStamp(deps.env))) return null;
  const problem = problemOf(await ageOfStamp(deps, stamp), humanCheckSeconds);
  if (problem === null) return null;
  res.set('Retry-After', String(humanCheckSeconds));
  throw new HttpError('too_quick', problem);
}

/** The message about a stamp of this age (milliseconds; `null`: forged); `null` if the stamp is valid. */
function problemOf(age: number | null, seconds: number): string | null {
  // A stamp from the future is genuine: the clock has been set back since.
  if (age !== null && age < -clockMargin) return null;
  if (age === null) {
    return `Please send the header ${formStampHeader} with the stamp of GET ${getFormStamp.path}. The stamp has to be between ${seconds} seconds and ${formStampHours} hours old.`;
  }
  if (age < seconds * 1000) {
    return 'That was faster than most people type. Please wait a moment and send it again.';
  }
  if (age > formStampHours * 3_600_000) {
    return 'This form has been open for more than a day. Please reload the page and send it again.';
  }
  return null;
}
