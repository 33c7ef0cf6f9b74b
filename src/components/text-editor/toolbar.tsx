import { type KeyboardEvent, useRef, useState } from 'react';

import { tabAfter } from '../tab-keys.ts';
import type { Marks } from './extensions.ts';
import styles from './toolbar.module.css';
import { type FormTool, type Tool, tableTools, tools } from './tools.tsx';

export interface ToolbarProps {
  /** What the text has at the cursor; `undefined` while there is no editor yet, which can do nothing. */
  marks: Marks | undefined;
  /** The tools with a form, and the one whose form is open. */
  forms: readonly FormTool[];
  open?: FormTool | null;
  onRun?: (tool: Tool) => void;
  onForm?: (tool: FormTool) => void;
}

/**
 * The tools of a text. The toolbar is one stop of the Tab key; arrow keys lead from tool to tool, as in the WAI-ARIA pattern.
 * A tool leaves the focus where it is when it is clicked, and brings it back to the text when it is chosen by keyboard.
 */
export function Toolbar({ marks, forms, open = null, onRun, onForm }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState<string>();
  const groups = marks?.table ? [...tools, tableTools] : tools;
  const labels = [...groups.flat(), ...forms].map(({ label }) => label);
  const first = stop !== undefined && labels.includes(stop) ? stop : labels[0];

  const onKeyDown = (event: KeyboardEvent) => {
    const all = [...(bar.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    const next = tabAfter(event.key, all.indexOf(document.activeElement as HTMLElement), all.length);
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  };
  const button = (
    { label, keys, face, pressed, disabled }: Omit<Tool, 'run'>,
    onClick: () => void,
    isPressed = marks && pressed?.(marks),
  ) => {
    const isDisabled = !marks || (disabled?.(marks) ?? false);
    return (
      <button
        key={label}
        type="button"
        aria-label={label}
        title={keys === undefined ? label : `${label} (${keys})`}
        {...(isPressed !== undefined && { 'aria-pressed': isPressed })}
        // It stays in the order of the keys, so that the focus is not lost when there is nothing left to undo.
        aria-disabled={isDisabled}
        tabIndex={label === first ? 0 : -1}
        data-waits={!marks}
        className={styles.tool}
        // Keeps the selection of the text.
        onMouseDown={(event) => event.preventDefault()}
        onFocus={() => setStop(label)}
        onClick={() => {
          if (!isDisabled) onClick();
        }}
      >
        {face}
      </button>
    );
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no element for a toolbar.
    <div ref={bar} role="toolbar" aria-label="Formatting" className={styles.bar} onKeyDown={onKeyDown}>
      {groups.map((group) => (
        <div key={group[0]?.label} className={styles.group}>
          {group.map((tool) => button(tool, () => onRun?.(tool)))}
          {group === tools[2] &&
            forms.map((form) =>
              button(
                form,
                () => onForm?.(form),
                form === open || (marks !== undefined && form.pressed?.(marks) === true),
              ),
            )}
        </div>
      ))}
    </div>
  );
}
