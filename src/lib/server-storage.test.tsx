import { afterEach, expect, test } from 'vitest';

import { adoptUnscoped, serverKey } from './server-storage.ts';

afterEach(() => {
  delete document.documentElement.dataset.server;
  localStorage.clear();
});

const connectTo = (server: string) => {
  document.documentElement.dataset.server = server;
};

test('on the web a key stays unchanged; in the app it contains the server', () => {
  expect(serverKey('cardi-draft:listing')).toBe('cardi-draft:listing');
  connectTo('https://a.example');
  expect(serverKey('cardi-draft:listing')).toBe('https://a.example cardi-draft:listing');
});

test('data of an earlier version moves once, to the server it was connected to', () => {
  localStorage.setItem('cardi-draft:listing', 'old');
  localStorage.setItem('cardi-draft:contact', 'old');
  localStorage.setItem('cardi-theme', 'dark');
  connectTo('https://a.example');
  localStorage.setItem(serverKey('cardi-draft:contact'), 'newer');
  adoptUnscoped();
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual({
    'https://a.example cardi-draft:listing': 'old',
    'https://a.example cardi-draft:contact': 'newer',
    'cardi-theme': 'dark',
  });
  connectTo('https://b.example');
  adoptUnscoped();
  expect(localStorage.getItem(serverKey('cardi-draft:listing'))).toBeNull();
});

test('on the web nothing is moved', () => {
  localStorage.setItem('cardi-draft:listing', 'mine');
  adoptUnscoped();
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual({ 'cardi-draft:listing': 'mine' });
});
