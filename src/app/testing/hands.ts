import { type BoundFunctions, fireEvent, type queries, screen, waitFor, within } from '@testing-library/react';

/** What a person does, on the whole page or in a part of it. */

type Part = BoundFunctions<typeof queries>;

/** Types into a field. */
export function type(label: string | RegExp, value: string, part: Part = screen): void {
  fireEvent.change(part.getByLabelText(label), { target: { value } });
}

/** Presses a button. */
export function press(name: string | RegExp, part: Part = screen): void {
  fireEvent.click(part.getByRole('button', { name }));
}

/** Chooses an action in the menu of a table's row. */
export async function chooseFor(name: string, action: string): Promise<void> {
  fireEvent.click(await screen.findByLabelText(`Actions for ${name}`));
  fireEvent.click(await screen.findByRole('menuitem', { name: action }));
}

/** Opens the menu behind a button and chooses an action in it. */
export async function chooseUnder(button: string, action: string, part: Part = screen): Promise<void> {
  fireEvent.click(await part.findByRole('button', { name: button }));
  fireEvent.click(await screen.findByText(action, { selector: '[role=menuitem] *' }));
}

/** The dialog that is opening, once its code has come. */
export async function openDialog(name?: string | RegExp): Promise<Part> {
  return within(await screen.findByRole('dialog', name === undefined ? {} : { name }));
}

/** The editor of a long text, which comes after the first press of a key. */
export async function editorOf(name: string): Promise<HTMLElement> {
  const text = await screen.findByRole('textbox', { name });
  fireEvent.keyDown(text, { key: 'Shift' });
  return waitFor(
    () => {
      const editor = screen.getByRole('textbox', { name });
      if (!editor.isContentEditable && editor.getAttribute('contenteditable') !== 'true')
        throw new Error('No editor yet');
      return editor;
    },
    { timeout: 10_000 },
  );
}

/** A field whose choices are found by typing, once they have come. */
export async function searchFieldOf(name: string): Promise<HTMLElement> {
  fireEvent.keyDown(await screen.findByRole('combobox', { name, hidden: true }), { key: 'Shift' });
  return waitFor(
    () => {
      const field = screen.getByRole('combobox', { name, hidden: true });
      if (!field.hasAttribute('aria-haspopup')) throw new Error('No choices yet');
      return field;
    },
    { timeout: 10_000 },
  );
}

/** Replaces the text of an editor by a pasted one: no other way of typing reaches an editor in jsdom. */
export function pasteInto(text: HTMLElement, pasted: string, html = ''): void {
  text.focus();
  fireEvent.keyDown(text, { key: 'a', ctrlKey: true });
  const getData = (type: string) => ({ 'text/plain': pasted, 'text/html': html })[type] ?? '';
  fireEvent.paste(text, { clipboardData: { getData, types: ['text/plain'], items: [], files: [] } });
}
