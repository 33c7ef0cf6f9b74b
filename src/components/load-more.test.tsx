import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { LoadMore } from './load-more.tsx';

const result = {
  hasNextPage: true,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  isPlaceholderData: false,
  fetchNextPage: () => Promise.resolve(),
};

function List({ names, hasHeadings = false }: { names: readonly string[]; hasHeadings?: boolean }) {
  return (
    <div>
      <ul>
        {names.map((name) => (
          <li key={name} data-card>
            {hasHeadings && <a href="/tag">Tag of {name}</a>}
            {hasHeadings ? (
              <h3>
                <a href={name}>{name}</a>
              </h3>
            ) : (
              <a href={name}>{name}</a>
            )}
          </li>
        ))}
      </ul>
      <LoadMore result={result} noun="companies" shown={names.length} total={{ value: 9, isCapped: false }} />
    </div>
  );
}

test.each([true, false])('the first new record has the focus (with headings: %s)', (hasHeadings) => {
  const { rerender } = render(<List names={['one', 'two']} hasHeadings={hasHeadings} />);
  screen.getByText('Showing 2 of 9');
  fireEvent.click(screen.getByRole('button', { name: 'Load more' }));
  rerender(<List names={['one', 'two', 'three', 'four']} hasHeadings={hasHeadings} />);
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'three' }));
});
