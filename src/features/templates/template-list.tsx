import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { paths } from '#contract/kit/paths.ts';
import type { Template } from '#contract/templates.ts';
import { Button } from '#src/components/button.tsx';
import { Link } from '#src/components/link.tsx';
import styles from './with-templates.module.css';

interface TemplateListProps {
  templates: readonly Template[];
  isLoading: boolean;
  onChoose: (template: Template) => void;
  /** "/" was typed a second time, which means the character. */
  onSlash: () => void;
  onClose: () => void;
  /** The focus has gone elsewhere. */
  onLeave: () => void;
  /** Saves what was typed as a template; missing where nothing was. */
  onSave: (() => void) | undefined;
}

/**
 * The choice of a template. Arrow keys move in it, letters go to the next name that begins with them, Enter chooses and
 * Escape closes.
 */
export function TemplateList({ templates, isLoading, onChoose, onSlash, onClose, onLeave, onSave }: TemplateListProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const current = templates[active];
  const currentId = current?.id;
  useLayoutEffect(() => {
    list.current?.focus();
  }, []);
  useEffect(() => {
    document.getElementById(`${id}-${currentId}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, currentId]);

  const onKeyDown = (event: React.KeyboardEvent) => {
    const moves: Record<string, number> = {
      ArrowDown: Math.min(active + 1, templates.length - 1),
      ArrowUp: Math.max(active - 1, 0),
      Home: 0,
      End: templates.length - 1,
    };
    const next = moves[event.key] ?? nextWith(event.key);
    if (event.key === 'Enter' && current) onChoose(current);
    else if (event.key === '/') onSlash();
    else if (next !== undefined && next >= 0) setActive(next);
    else return;
    event.preventDefault();
  };
  /** The next name that begins with a letter, after the current one and around. */
  const nextWith = (key: string): number | undefined => {
    if (key.length !== 1 || key === ' ') return undefined;
    const order = templates.map((_each, index) => (active + 1 + index) % templates.length);
    return order.find((index) => templates[index]?.name.toLowerCase().startsWith(key.toLowerCase()));
  };
  return (
    <div
      ref={box}
      role="group"
      aria-label="Templates"
      className={styles.popup}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // The dialog around it stays open.
        event.stopPropagation();
        onClose();
      }}
      onBlur={({ relatedTarget }) => {
        const isNear = relatedTarget && box.current?.parentElement?.contains(relatedTarget);
        // The button beside it closes it by itself.
        if (relatedTarget && (!isNear || relatedTarget instanceof HTMLTextAreaElement)) onLeave();
      }}
    >
      <div
        ref={list}
        role="listbox"
        tabIndex={0}
        aria-label="Templates"
        aria-activedescendant={current ? `${id}-${current.id}` : undefined}
        className={styles.list}
        onKeyDown={onKeyDown}
      >
        {templates.map((template, index) => (
          <div
            key={template.id}
            id={`${id}-${template.id}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={styles.option}
            onClick={() => onChoose(template)}
            onKeyDown={undefined}
          >
            <span className={styles.name}>{template.name}</span>
            <span className={styles.text}>{template.text}</span>
          </div>
        ))}
      </div>
      {templates.length === 0 && <p className={styles.none}>{isLoading ? 'Loading…' : 'No templates yet.'}</p>}
      <div className={styles.foot}>
        {onSave && (
          <Button kind="link" size="small" aria-haspopup="dialog" onClick={onSave}>
            Save this text as a template
          </Button>
        )}
        <Link to={paths.settingsTemplates}>Edit templates</Link>
      </div>
    </div>
  );
}
