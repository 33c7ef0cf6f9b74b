import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

import { useToasts } from '#src/stores/toasts.ts';

/** Waits for a toast with this title and, if it is given, this text. */
export const toastSays = (title: string, description?: string) =>
  waitFor(() => {
    const { current } = useToasts.getState();
    expect(current?.title).toBe(title);
    if (description !== undefined) expect(current?.description).toContain(description);
  });

/** What screen readers add to the name of a control: its hint, its choice and its error. */
export const descriptionOf = (control: Element): string =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();
