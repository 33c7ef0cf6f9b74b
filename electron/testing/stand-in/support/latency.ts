/** `STAND_IN_DELAY=<seed>:<longest>`: random delays, the same for the same seed; `off` for none. */
const [seed = '1', longest = '300'] = (process.env.STAND_IN_DELAY ?? '1:300').split(':');
const most = seed === 'off' ? 0 : Number(longest);
let state = Number(seed) || 1;

/** A pseudo-random number from 0 to 1 (a linear congruential generator). */
function next(): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state / 2 ** 32;
}

/** Waits as long as another process or the network may take: 1 to 300 ms. */
export async function someTime(): Promise<void> {
  const delay = 1 + next() * (most - 1);
  await (most > 0 ? new Promise((resolve) => setTimeout(resolve, delay)) : new Promise(setImmediate));
}

/** Resolves with the value after a random delay. */
export async function late<Answer>(answer: () => Answer | Promise<Answer>): Promise<Answer> {
  await someTime();
  return answer();
}
