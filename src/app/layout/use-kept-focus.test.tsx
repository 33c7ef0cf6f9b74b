import { render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { describe, expect, it } from 'vitest';

import { useKeptFocus } from './use-kept-focus.ts';

interface PageProps {
  rows: readonly string[];
  isAsking?: boolean;
  isBusy?: boolean;
}

function Page({ rows, isAsking = false, isBusy = false }: PageProps) {
  const main = useRef<HTMLElement>(null);
  useKeptFocus(main);
  return (
    <>
      <main ref={main} tabIndex={-1}>
        {rows.length > 0 && (
          <ul>
            {rows.map((name) => (
              <li key={name}>
                <button type="button" disabled={isBusy}>
                  {name}
                </button>
              </li>
            ))}
          </ul>
        )}
      </main>
      {isAsking && <button type="button">Delete</button>}
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
/** Waits until the observers have run. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('the focus of an element that disappears', () => {
  it('moves to the list that contained it, and can leave the list again', async () => {
    const { rerender } = render(<Page rows={['one', 'two']} />);
    button('one').focus();
    rerender(<Page rows={['two']} />);
    const list = screen.getByRole('list');
    await waitFor(() => expect(document.activeElement).toBe(list));
    button('two').focus();
    expect(list.hasAttribute('tabindex')).toBe(false);
  });

  it('moves to the page if the list is gone, too', async () => {
    const { rerender } = render(<Page rows={['one']} />);
    button('one').focus();
    rerender(<Page rows={[]} />);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  });

  it('is kept when a question about the element closes last', async () => {
    const { rerender } = render(<Page rows={['one', 'two']} />);
    button('one').focus();
    rerender(<Page rows={['one', 'two']} isAsking />);
    button('Delete').focus();
    rerender(<Page rows={['two']} isAsking />);
    await settled();
    expect(document.activeElement).toBe(button('Delete'));
    rerender(<Page rows={['two']} />);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('list')));
  });

  it('returns to an element that was disabled for a while, and moves to the list if it is gone', async () => {
    const { rerender } = render(<Page rows={['one', 'two']} />);
    button('one').focus();
    rerender(<Page rows={['one', 'two']} isBusy />);
    // Browsers drop the focus of a disabled button; jsdom leaves it there.
    button('one').blur();
    await settled();
    rerender(<Page rows={['one', 'two']} />);
    await waitFor(() => expect(document.activeElement).toBe(button('one')));
    rerender(<Page rows={['one', 'two']} isBusy />);
    button('one').blur();
    await settled();
    rerender(<Page rows={['two']} isBusy />);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('list')));
  });

  it('is not moved if the user had already left the element', async () => {
    const { rerender } = render(<Page rows={['one', 'two']} />);
    button('one').focus();
    button('one').blur();
    await settled();
    rerender(<Page rows={['two']} />);
    await settled();
    expect(document.activeElement).toBe(document.body);
  });
});
