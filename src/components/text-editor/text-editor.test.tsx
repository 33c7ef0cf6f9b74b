import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useForm, useWatch } from 'react-hook-form';
import { expect, test } from 'vitest';

import { editorOf, pasteInto, press, type } from '#src/app/testing/hands.ts';
import { descriptionOf } from '#src/app/testing/seen.ts';
import { TextEditorField } from './text-editor-field.tsx';

interface Values {
  text: string;
}

/** A form with one long text; what it holds, and how to change it from outside. */
async function open(text: string) {
  const held = { current: text, set: (_text: string) => {}, refuse: () => {} };
  function Form() {
    const form = useForm<Values>({ defaultValues: { text } });
    held.current = useWatch({ control: form.control, name: 'text' });
    held.set = (next) => act(() => form.setValue('text', next));
    held.refuse = () => act(() => form.setError('text', { message: 'Too short' }, { shouldFocus: true }));
    return <TextEditorField control={form.control} name="text" label="Story" max={100} />;
  }
  render(<Form />);
  return { held, editor: await editorOf('Story') };
}

/** Selects the words of an element, as a person does before using a tool. */
function select(element: Element): void {
  getSelection()?.selectAllChildren(element);
  fireEvent(document, new Event('selectionchange'));
}

test('shows a stored text as it will look, and leaves it as it is until someone changes it', async () => {
  const text = '<h2>Why</h2>\n\nOne <strong>bold</strong> word\n\n<ul><li>a</li></ul>';
  const { held, editor } = await open(text);
  expect(editor.querySelector('h3')?.textContent).toBe('Why');
  expect(editor.querySelector('strong')?.textContent).toBe('bold');
  expect(editor.querySelectorAll('li')).toHaveLength(1);
  expect(held.current).toBe(text);
});

test('plain words that are pasted stay plain text, and are counted', async () => {
  const { held, editor } = await open('');
  act(() => pasteInto(editor, 'A heat store'));
  await waitFor(() => expect(held.current).toBe('A heat store'));
  screen.getByText('12/100');
});

test('of a pasted page, its headings, links and tables are kept, and nothing that loads or runs', async () => {
  const { held, editor } = await open('');
  const html = `<h1 style="color:red">Head</h1><p onclick="x()">a <a href="javascript:x()">b</a>
    <a href="https://x.example/" target="_blank">c</a><img src="https://t.example/x.png"></p>
    <table><tr><td colspan="2">d</td></tr></table><script>x()</script>`;
  act(() => pasteInto(editor, 'Head', html));
  await waitFor(() => expect(held.current).toContain('<h3>Head</h3>'));
  expect(held.current).toContain('<a href="https://x.example/">c</a>');
  expect(held.current).toMatch(/<table><tbody><tr><td>d<\/td>/);
  expect(held.current).not.toMatch(/script|style|onclick|img|target|colspan/);
});

test('links that a text has stay when something else is edited', async () => {
  const links = [
    'mailto:a@x.example?subject=Hi there',
    'mailto:a@x.example,b@x.example',
    'http://192.0.2.1/',
    'https://me@x.example/',
  ];
  const text = links.map((href) => `<p><a href="${href}">a</a></p>`).join('\n');
  const { held, editor } = await open(`<p>Top</p>\n${text}`);
  editor.focus();
  select(editor.querySelector('p') as Element);
  press('Heading');
  await waitFor(() => expect(held.current).toContain('<h3>Top</h3>'));
  for (const href of links) expect(held.current).toContain(`<a href="${href}">`);
});

test('the words of a pasted table stay in their columns where cells were joined or are missing', async () => {
  const { held, editor } = await open('');
  const rows = ['<th colspan="2">Plants</th><th>GWh</th>', '<td>a</td><td>b</td><td>12</td>', '<td>c</td>'];
  act(() => pasteInto(editor, 'Plants', `<table>${rows.map((row) => `<tr>${row}</tr>`).join('')}</table>`));
  await waitFor(() => expect(held.current).toContain('Plants'));
  expect(held.current.match(/<tr>.*?<\/tr>/g)).toEqual([
    '<tr><th>Plants</th><td></td><th>GWh</th></tr>',
    '<tr><td>a</td><td>b</td><td>12</td></tr>',
    '<tr><td>c</td><td></td><td></td></tr>',
  ]);
});

test('a stored table with a short first row keeps it at the first column', async () => {
  const text = '<table><tr><td>a</td></tr><tr><td>b</td><td>c</td></tr></table>';
  const { editor } = await open(text);
  expect([...editor.querySelectorAll('td')].map(({ textContent }) => textContent)).toEqual(['a', '', 'b', 'c']);
});

test('a tool changes the text at the selection and says whether it is on', async () => {
  const { held, editor } = await open('Heat store');
  editor.focus();
  select(editor.querySelector('p') as Element);
  press('Heading');
  await waitFor(() => expect(held.current).toBe('<h3>Heat store</h3>'));
  expect(screen.getByRole('button', { name: 'Heading' }).getAttribute('aria-pressed')).toBe('true');
  press('Undo');
  await waitFor(() => expect(held.current).toBe('Heat store'));
});

test('the toolbar is one stop of Tab, and arrow keys lead through it', async () => {
  await open('');
  const bar = screen.getByRole('toolbar', { name: 'Formatting' });
  const stops = [...bar.querySelectorAll('button')].filter(({ tabIndex }) => tabIndex === 0);
  expect(stops.map((button) => button.getAttribute('aria-label'))).toEqual(['Heading']);
  act(() => stops[0]?.focus());
  fireEvent.keyDown(bar, { key: 'ArrowRight' });
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Subheading');
  fireEvent.keyDown(bar, { key: 'End' });
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Redo');
});

test('a link gets an address that leads to the web, and a wrong one is refused', async () => {
  const { held, editor } = await open('');
  editor.focus();
  press('Link');
  const address = screen.getByRole('textbox', { name: 'Web address' });
  type('Web address', 'javascript:x()');
  press('Save link');
  expect(descriptionOf(address)).toBe('Please enter the address of a web page');
  type('Web address', 'x.example/a');
  fireEvent.keyDown(address, { key: 'Enter' });
  await waitFor(() => expect(held.current).toBe('<a href="https://x.example/a">x.example/a</a>'));
  expect(screen.queryByRole('textbox', { name: 'Web address' })).toBeNull();
});

test('what comes from elsewhere replaces the text and is not undone, and an error is shown and gets the focus', async () => {
  const { held, editor } = await open('Before');
  held.set('<p>After</p>');
  await waitFor(() => expect(editor.textContent).toBe('After'));
  expect(screen.getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled')).toBe('true');
  press('Undo');
  expect([editor.textContent, held.current]).toEqual(['After', '<p>After</p>']);
  held.refuse();
  await waitFor(() => expect(editor.getAttribute('aria-invalid')).toBe('true'));
  expect(descriptionOf(editor)).toBe('Too short');
  await waitFor(() => expect(document.activeElement).toBe(editor));
});
