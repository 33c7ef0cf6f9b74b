import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRef, useState } from 'react';
import { expect, test, vi } from 'vitest';

import { editorOf, pasteInto } from '#src/app/testing/hands.ts';
import { FormField } from '../form-field.tsx';
import { TextEditor } from './text-editor.tsx';
import { type StandIn, TextStandIn } from './text-stand-in.tsx';

/** A text that waits for its editor; what it holds, and the editor's coming. */
function open(text: string) {
  const held = { current: text, blurred: vi.fn(), come: () => {}, set: (_text: string) => {} };
  const standIn = createRef<StandIn>();
  function Field() {
    const [value, setValue] = useState(text);
    const [hasCome, setCome] = useState(false);
    const [isReady, setReady] = useState(false);
    held.current = value;
    held.come = () => setCome(true);
    held.set = setValue;
    const shared = { value, isRequired: true, hasPictures: false, placeholder: undefined, onChange: setValue };
    return (
      <FormField label="Story">
        {(tied) => (
          <>
            {!isReady && (
              <TextStandIn {...shared} tied={tied} onBlur={held.blurred} onComposing={() => {}} ref={standIn} />
            )}
            {hasCome && (
              <TextEditor
                {...shared}
                tied={tied}
                onBlur={() => {}}
                onReady={(handle) => {
                  const from = standIn.current?.handOver();
                  setReady(true);
                  if (from) handle.goOn(from);
                }}
              />
            )}
          </>
        )}
      </FormField>
    );
  }
  render(<Field />);
  const come = async () => {
    act(() => held.come());
    return editorOf('Story');
  };
  return { held, come, field: screen.getByRole('textbox', { name: 'Story' }) };
}

test('what is typed before the editor has come is in it, with the cursor where it was', async () => {
  const { held, come, field } = open('');
  const area = field as HTMLTextAreaElement;
  area.focus();
  fireEvent.change(area, { target: { value: 'a <b>c</b>\n\nSecond' } });
  expect(held.current).toBe('<p>a &lt;b&gt;c&lt;/b&gt;</p>\n<p>Second</p>');
  area.setSelectionRange(3, 3);
  const editor = await come();
  expect([...editor.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(['a <b>c</b>', 'Second']);
  expect(document.activeElement).toBe(editor);
  await waitFor(() => expect(getSelection()?.anchorOffset).toBe(3));
  expect(screen.getAllByRole('textbox')).toEqual([editor]);
});

test('words that are taken back elsewhere, as by discarding a draft, leave an empty text to write in', () => {
  const { held, field } = open('');
  fireEvent.change(field, { target: { value: 'Words' } });
  act(() => held.set(''));
  const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Story' });
  expect([area.tagName, area.value]).toEqual(['TEXTAREA', '']);
  fireEvent.change(area, { target: { value: 'Others' } });
  expect([held.current, area.value]).toEqual(['Others', 'Others']);
});

test('an editor that comes while its user is elsewhere takes no focus', async () => {
  const { come } = open('');
  await come();
  expect(document.activeElement).toBe(document.body);
});

test('a text is shown as it will look, and what is typed into it is kept for the editor', async () => {
  const { held, come, field } = open('<h3>Why</h3>\n<p>Words</p>');
  await waitFor(() => expect(field.querySelector('h3')?.textContent).toBe('Why'));
  field.focus();
  for (const key of ['N', 'o', 'Shift']) fireEvent.keyDown(field, { key });
  const editor = await come();
  await waitFor(() => expect(editor.querySelector('h3')?.textContent).toBe('NoWhy'));
  expect(held.current).toBe('<h3>NoWhy</h3>\n<p>Words</p>');
});

test('a text with headings that is pasted into an empty one keeps them', async () => {
  const { held, come, field } = open('');
  pasteInto(field, 'Why', '<h1>Why</h1><p onclick="x()">Words</p>');
  expect(held.current).toBe('<h3>Why</h3>\n<p>Words</p>');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Story' })));
  const editor = await come();
  expect(editor.querySelector('h3')?.textContent).toBe('Why');
  expect(document.activeElement).toBe(editor);
});
