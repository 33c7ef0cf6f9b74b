import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';

import { tempFolder } from '#electron/testing/temp-folder.ts';
import { createRecentRecords } from './recent-records.ts';

const ada = { server: 'https://cardi.example', userId: 7 };
const listing = (id: number) => ({ title: `Listing ${id}`, path: `/network/listings/${id}` });

function create(file = join(tempFolder(), 'recent.json')) {
  const onChange = vi.fn();
  return { file, onChange, recent: createRecentRecords({ file, onChange, report: vi.fn() }) };
}

test('the latest stands first, each once, eight at most, and they are there after a restart', () => {
  const { recent, file, onChange } = create();
  for (let id = 1; id <= 10; id += 1) recent.opened(ada, listing(id));
  recent.opened(ada, listing(5));
  expect(recent.all().map(({ title }) => title)).toEqual([5, 10, 9, 8, 7, 6, 4, 3].map((id) => `Listing ${id}`));
  expect(onChange).toHaveBeenLastCalledWith(recent.all());
  onChange.mockClear();
  recent.opened(ada, listing(5));
  expect(onChange).not.toHaveBeenCalled();
  const again = create(file).recent;
  again.keepFor(ada);
  expect(again.all()).toEqual(recent.all());
});

test('they belong to their user: nothing of them is left for anyone else', () => {
  const { recent, file } = create();
  recent.opened(ada, listing(1));
  recent.opened({ ...ada, userId: 8 }, listing(2));
  expect(recent.all()).toEqual([listing(2)]);
  recent.forget();
  expect([recent.all(), existsSync(file)]).toEqual([[], false]);
});

test.each([null, { ...ada, userId: 8 }, { ...ada, server: 'https://other.example' }])(
  'a start without their user removes them: %j',
  (other) => {
    const { recent, file } = create();
    recent.opened(ada, listing(1));
    const next = create(file);
    next.recent.keepFor(other);
    expect([next.recent.all(), existsSync(file)]).toEqual([[], false]);
    expect(next.onChange).toHaveBeenCalledWith([]);
  },
);

test('only a page of ours gets in, without its query, and a title is one line', () => {
  const { recent, file } = create();
  recent.opened(ada, { title: 'Salt\n\u0007 battery', path: '/network/listings/3?token=secret#x' });
  for (const path of ['/api/users', '//evil.example', '/network/../../etc']) recent.opened(ada, { title: 'x', path });
  expect(recent.all()).toEqual([{ title: 'Salt battery', path: '/network/listings/3' }]);
  expect(readFileSync(file, 'utf8')).not.toContain('secret');
});

test('a damaged file is none', () => {
  const file = join(tempFolder(), 'recent.json');
  writeFileSync(file, '{"records":[{"title":1}]}');
  expect(create(file).recent.all()).toEqual([]);
});

test('nobody is shown them before it is known whose they are', () => {
  const { recent, file } = create();
  recent.opened(ada, listing(1));
  const again = create(file);
  expect(again.recent.all()).toEqual([]);
  again.recent.keepFor(ada);
  expect(again.recent.all()).toHaveLength(1);
  expect(again.onChange).toHaveBeenCalledOnce();
  const other = create(file);
  other.recent.keepFor({ ...ada, userId: 8 });
  expect(other.recent.all()).toEqual([]);
});
