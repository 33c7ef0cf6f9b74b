import { CloseOutlined, DownOutlined, UpOutlined } from '@ant-design/icons';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';

import { IconButton } from '#src/components/icon-button.tsx';
import type { DesktopApp } from '#src/platform/index.ts';
import styles from './find-bar.module.css';
import { useFind } from './use-find.ts';
import { useKeptCaret } from './use-kept-caret.ts';

interface FindBarProps {
  app: DesktopApp;
  onClose: () => void;
}

/**
 * Finds text in the page. The bar is inside an `object` element that loads nothing, because Chromium's search skips its
 * contents; otherwise it would find the text typed here.
 */
export function FindBar({ app, onClose }: FindBarProps) {
  const input = useRef<HTMLInputElement>(null);
  const { text, result, type, step } = useFind(app);
  const withoutCaret = useKeptCaret(input);
  const move = (to: 'next' | 'previous') => withoutCaret(() => step(to));

  const begin = useEffectEvent(() => {
    input.current?.focus();
    input.current?.select();
    if (text !== '' && !result) void move('next');
  });
  const obey = useEffectEvent((name: string) => {
    if (name === 'find') begin();
    else if (name === 'findNext') void move('next');
    else if (name === 'findPrevious') void move('previous');
  });
  const before = useRef<Element>(null);
  useEffect(() => {
    before.current = document.activeElement;
    begin();
    return app.onCommand(({ name }) => obey(name));
  }, [app]);

  const close = () => {
    onClose();
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && event.target === input.current) void move(event.shiftKey ? 'previous' : 'next');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const isMissing = result?.matches === 0;
  return (
    <object className={styles.place}>
      <search className={styles.bar} aria-label="Find in page" onKeyDown={onKeyDown}>
        <input
          ref={input}
          className={styles.input}
          aria-label="Find in page"
          placeholder="Find in page"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={text}
          onChange={(event) => type(event.target.value)}
        />
        <output className={isMissing ? styles.missing : styles.count}>
          {result && (isMissing ? 'No matches' : `${result.active} of ${result.matches}`)}
        </output>
        <span className={styles.line} />
        <IconButton label="Previous match" disabled={!result?.matches} onClick={() => void move('previous')}>
          <UpOutlined aria-hidden="true" />
        </IconButton>
        <IconButton label="Next match" disabled={!result?.matches} onClick={() => void move('next')}>
          <DownOutlined aria-hidden="true" />
        </IconButton>
        <IconButton label="Close find bar" onClick={close}>
          <CloseOutlined aria-hidden="true" />
        </IconButton>
      </search>
    </object>
  );
}
