/**
 * Calls `act` for each value at most once in `interval` milliseconds: at once, and at the end of the interval if the same
 * value came again. A hundred people who register for an event make its page ask once a second.
 */
export function atMostEach<T>(interval: number, act: (value: T) => void): (value: T) => void {
  /** The values of the current intervals; `true` if they came again. */
  const current = new Map<string, boolean>();
  const begin = (name: string, value: T) => {
    current.set(name, false);
    setTimeout(() => {
      const cameAgain = current.get(name);
      current.delete(name);
      if (cameAgain) begin(name, value);
    }, interval);
    act(value);
  };
  return (value) => {
    const name = JSON.stringify(value);
    if (current.has(name)) current.set(name, true);
    else begin(name, value);
  };
}
