import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { showPage } from '#src/app/testing/page-scene.tsx';

/** Heading and title of each legal page. */
const legal = [
  ['/terms', 'Terms of Use', 'Terms'],
  ['/privacy', 'Privacy Policy', 'Privacy'],
  ['/cookies', 'Cookie Policy', 'Cookies'],
  ['/accessibility', 'Accessibility', 'Accessibility'],
] as const;

test('the legal pages lead to each other, say when they were changed, and have contents for each section', async () => {
  const { main } = await showPage('/terms');
  for (const [path, heading, title] of legal) {
    const documents = () => within(main.getByRole('navigation', { name: 'Legal documents' }));
    fireEvent.click(documents().getByText(title));
    await main.findByRole('heading', { level: 1, name: heading });
    expect(document.title).toBe(`${title} | CARDI`);
    main.getByText(/Last updated:/);
    expect(main.getByText(/^\w+ \d+, \d{4}$/).tagName).toBe('TIME');
    expect(documents().getAllByRole('link')).toHaveLength(4);
    expect(documents().getByText(title).getAttribute('aria-current')).toBe('page');
    const links = [...main.getByRole('navigation', { name: 'Contents' }).querySelectorAll('a')];
    const sections = [...screen.getByRole('article').querySelectorAll('section')];
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      sections.map((section) => [section.querySelector('h2')?.textContent, `${path}#${section.id}`]),
    );
  }
});
