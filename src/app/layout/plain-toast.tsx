import { useEffect } from 'react';

import { classNames } from '#src/lib/class-names.ts';
import { type Toast, toastDuration, useToasts } from '#src/stores/toasts.ts';
import styles from './plain-toast.module.css';

/** A toast in words alone, where the code for toasts cannot be had: that something failed is said without a network, too. */
export function PlainToast({ id, title, description, variant }: Toast) {
  const close = useToasts((state) => state.close);
  useEffect(() => {
    const timer = setTimeout(() => close(id), toastDuration);
    return () => clearTimeout(timer);
  }, [id, close]);
  return (
    <p role="alert" className={classNames(styles.toast, variant === 'destructive' && styles.destructive)}>
      <strong>{title}</strong>
      {description && <span>{description}</span>}
    </p>
  );
}
