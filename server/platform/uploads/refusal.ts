import { invalidInput } from '#server/platform/http/http-error.ts';

/** The refusal of a file, with a sentence that says what the member can do. */
export const refusal = (sentence: string) => invalidInput({ file: sentence });

/** The refusal of a file that breaks off or contradicts itself. */
export const damaged = () => refusal('This file is damaged or not complete. Please save it again and retry.');
