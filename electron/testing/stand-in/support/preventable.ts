/** Electron's event object. */
export interface PreventableEvent {
  preventDefault(): void;
  readonly defaultPrevented: boolean;
}

/** An event with `details` on it, and whether it was prevented. */
export function preventable<Details extends object>(details?: Details): PreventableEvent & Details {
  let isPrevented = false;
  const event = {
    preventDefault: () => {
      isPrevented = true;
    },
    get defaultPrevented() {
      return isPrevented;
    },
  };
  return Object.assign(event, details);
}
