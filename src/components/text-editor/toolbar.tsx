import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useRef, useState } from 'react';

import { tabAfter } from '../tab-keys.ts';
import { marksAt } from './extensions.ts';
import styles from './toolbar.module.css';
import { type FormTool, type Tool, tableTools, tools } from './tools.tsx';

interface ToolbarProps {
  editor: Editor;
  /** The tools with a form, and the one whose form is open. */
  forms: readonly FormTool[];
  open: FormTool | null;
  onForm: (tool: FormTool) => void;
}

/**
 * The tools of a text. The toolbar is one stop of the Tab key; arrow keys lead from tool to tool, as in the WAI-ARIA pattern.
 * A tool leaves the focus where it is when it is clicked, and brings it back to the text when it is chosen by keyboard.
 */
export function Toolbar({ editor, forms, open, onForm }: ToolbarProps) {
  const marks = useEditorState({ editor, selector: ({ editor: current }) => marksAt(current) });
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState<string>();
  const groups = marks.table ? [...tools, tableTools] : tools;
  const labels = [...groups.flat(), ...forms].map(({ label }) => label);
  const first = stop !== undefined && labels.includes(stop) ? stop : labels[0];

  const onKeyDown = (event: KeyboardEvent) => {
    const all = [...(bar.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    const next = tabAfter(event.key, all.indexOf(document.activeElement as HTMLElement), all.length);
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  };
  const button = ({ label, keys, face, pressed, disabled }: Omit<Tool, 'run'>, onClick: () => void) => (
    <button
      key={label}
      type="button"
      aria-label={label}
      title={keys === undefined ? label : `${label} (${keys})`}
      {...(pressed && { 'aria-pressed': pressed(marks) })}
      // It stays in the order of the keys, so that the focus is not lost when there is nothing left to undo.
      aria-disabled={disabled?.(marks) ?? false}
      tabIndex={label === first ? 0 : -1}
      className={styles.tool}
      // Keeps the selection of the text.
      onMouseDown={(event) => event.preventDefault()}
      onFocus={() => setStop(label)}
      onClick={() => {
        if (!disabled?.(marks)) onClick();
      }}
    >
      {face}
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no element for a toolbar.
    <div ref={bar} role="toolbar" aria-label="Formatting" className={styles.bar} onKeyDown={onKeyDown}>
      {groups.map((group) => (
        <div key={group[0]?.label} className={styles.group}>
          {group.map((tool) => button(tool, () => tool.run(editor.chain().focus()).run()))}
          {group === tools[2] &&
            forms.map((form) =>
              button({ ...form, pressed: () => form === open || form.pressed?.(marks) === true }, () => onForm(form)),
            )}
        </div>
      ))}
    </div>
  );
}
