import { type ComponentProps, type KeyboardEvent, type ReactNode, useId } from 'react';

import { Button } from '../button.tsx';
import { Input } from '../input.tsx';
import styles from './tool-form.module.css';

interface ToolFormProps
  extends Pick<ComponentProps<typeof Input>, 'type' | 'placeholder' | 'autoComplete' | 'maxLength'> {
  label: string;
  value: string;
  /** Empty while there is nothing to say. */
  error: string;
  saveLabel: string;
  /** What stands before the field. */
  before?: ReactNode;
  /** Other buttons. */
  children?: ReactNode;
  onChange: (typed: string) => void;
  onSave: () => void;
  onClose: () => void;
}

/** A field of a tool, between toolbar and text. Not a form: it stands inside one. */
export function ToolForm({
  label,
  value,
  error,
  saveLabel,
  before,
  children,
  onChange,
  onSave,
  onClose,
  ...input
}: ToolFormProps) {
  const id = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') onSave();
    else onClose();
  };
  return (
    <div className={styles.form}>
      {before}
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <Input
        {...input}
        id={id}
        value={value}
        autoFocus
        aria-invalid={error !== ''}
        aria-describedby={error === '' ? undefined : `${id}-error`}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Button kind="primary" onClick={onSave}>
        {saveLabel}
      </Button>
      {children}
      <Button onClick={onClose}>Cancel</Button>
      {error !== '' && (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
