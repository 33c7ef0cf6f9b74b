import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { NavigationType, Router } from 'react-router-dom';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { filterCodec } from '#src/lib/url-filters.ts';
import { useSearchParams } from './use-search-params.ts';
import { useUrlFilters } from './use-url-filters.ts';

const codec = filterCodec({ role: z.string(), stage: z.string(), region: z.string() });

/** Filters in an address that changes when the test says so. */
function lateAddress() {
  const asked: string[] = [];
  let search = '';
  const go = (to: unknown) => asked.push((to as { search?: string }).search ?? '');
  const navigator = { createHref: String, go: () => undefined, push: go, replace: go };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Router location={{ pathname: '/', search }} navigationType={NavigationType.Push} navigator={navigator}>
      {children}
    </Router>
  );
  const useBoth = () => {
    const [, setParams] = useSearchParams();
    return { ...useUrlFilters(codec, ['tab']), setParams };
  };
  const { result, rerender } = renderHook(useBoth, { wrapper });
  const arrive = (next: string | undefined) => {
    search = next ?? '';
    rerender();
  };
  return {
    asked,
    arrive,
    filters: () => result.current.filters,
    change: (patch: object) => act(() => result.current.change(patch)),
    /** As a tab does, which stands beside the filters. */
    openTab: (tab: string) =>
      act(() =>
        result.current.setParams((given) => {
          given.set('tab', tab);
          return given;
        }),
      ),
  };
}

test('a change is kept although the address of an earlier one comes after it', () => {
  const { asked, arrive, change, filters } = lateAddress();
  change({ role: 'investor' });
  change({ stage: 'seed' });
  arrive(asked[0]);
  change({ region: 'baltics' });
  expect(asked.at(-1)).toBe('?role=investor&stage=seed&region=baltics');
  arrive(asked[1]);
  arrive(asked[2]);
  expect(filters()).toEqual({ role: 'investor', stage: 'seed', region: 'baltics' });
});

test('after a way back the next change builds on the address', () => {
  const { asked, arrive, change } = lateAddress();
  change({ role: 'investor' });
  change({ stage: 'seed' });
  arrive('?region=nordics');
  change({ stage: 'seed' });
  expect(asked.at(-1)).toBe('?stage=seed&region=nordics');
});

test('a filter that is chosen while a tab opens keeps the tab, and the other way round', () => {
  const { asked, arrive, change, openTab } = lateAddress();
  openTab('listings');
  change({ role: 'investor' });
  expect(asked.at(-1)).toBe('?role=investor&tab=listings');
  openTab('members');
  expect(asked.at(-1)).toBe('?role=investor&tab=members');
  for (const address of asked) arrive(address);
  change({ stage: 'seed' });
  expect(asked.at(-1)).toBe('?role=investor&stage=seed&tab=members');
});
