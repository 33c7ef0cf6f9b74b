import { formStampHeader, formStampHours, formTrapHeader } from '#contract/human-check.ts';
import { hour } from '#contract/kit/durations.ts';

/** The stamp that the server gives when someone starts to fill in a form. */
interface FormStamp {
  stamp: string;
  readyInMs: number;
}

/** Asks the server for one. */
type AskForStamp = () => Promise<FormStamp>;

interface Held {
  stamp: string;
  readyAt: number;
  staleAt: number;
}

/** One stamp for the whole page: time spent on one form counts for the next. */
let held: Promise<Held> | undefined;

/** The fields that no person sees, of the forms that are on the page. */
export const traps = new Set<HTMLInputElement>();

/** Asks for a stamp while a form is being filled in, so that it is ready when the form is sent. */
export function prepareStamp(ask: AskForStamp): void {
  // A failure here is retried, and reported, when the form is sent.
  currentStamp(ask).catch(() => undefined);
}

/**
 * The headers of a form that anyone may send. Anyone who is quicker than the server believes of people waits
 * that moment here instead of being refused. Throws what `ask` throws.
 */
export async function humanHeaders(ask: AskForStamp): Promise<Record<string, string>> {
  const { stamp, readyAt } = await currentStamp(ask);
  const early = readyAt - Date.now();
  if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
  const isTrapped = [...traps].some(({ value }) => value !== '');
  return { [formStampHeader]: stamp, ...(isTrapped && { [formTrapHeader]: '1' }) };
}

/** The current stamp has expired. */
export function forgetStamp(): void {
  held = undefined;
}

async function currentStamp(ask: AskForStamp): Promise<Held> {
  const one = await held?.catch(() => undefined);
  if (one && Date.now() < one.staleAt) return one;
  const asking = ask().then(({ stamp, readyInMs }) => ({
    stamp,
    readyAt: Date.now() + readyInMs,
    // Half of its validity, because a clock may have stopped while the computer slept.
    staleAt: Date.now() + (formStampHours / 2) * hour,
  }));
  held = asking;
  return asking;
}
