import { CloseOutlined } from '@ant-design/icons';
import * as RadixToast from '@radix-ui/react-toast';

import { classNames } from '#src/lib/class-names.ts';
import { toastDuration, useToasts } from '#src/stores/toasts.ts';
import styles from './toaster.module.css';

/** The area for toasts. F8 moves the focus here; a swipe of 50 px to the right dismisses (rule toasts). */
export function Toaster() {
  const current = useToasts((state) => state.current);
  const close = useToasts((state) => state.close);
  return (
    <RadixToast.Provider duration={toastDuration} swipeDirection="right" swipeThreshold={50}>
      {current && (
        <RadixToast.Root
          key={current.id}
          open={current.open}
          onOpenChange={(open) => !open && close(current.id)}
          className={classNames(styles.toast, current.variant === 'destructive' && styles.destructive)}
        >
          <div className={styles.words}>
            <RadixToast.Title className={styles.title}>{current.title}</RadixToast.Title>
            {current.description && (
              <RadixToast.Description className={styles.description}>{current.description}</RadixToast.Description>
            )}
          </div>
          {current.action && (
            <RadixToast.Action
              className={styles.action}
              altText={current.action.label}
              onClick={current.action.onSelect}
            >
              {current.action.label}
            </RadixToast.Action>
          )}
          <RadixToast.Close className={styles.close} aria-label="Close">
            <CloseOutlined />
          </RadixToast.Close>
        </RadixToast.Root>
      )}
      <RadixToast.Viewport className={styles.viewport} />
    </RadixToast.Provider>
  );
}
