import { DeleteOutlined } from '@ant-design/icons';
import { useMutation } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';

import { Button } from '#src/components/button.tsx';
import { IconButton } from '#src/components/icon-button.tsx';
import { toast } from '#src/stores/toasts.ts';
import styles from './remove-button.module.css';

interface RemoveButtonProps {
  /** The name of the thing that is removed. */
  name: string;
  remove: () => Promise<unknown>;
  onRemoved: () => void;
}

/** Removes something after a second look: the first press only asks. */
export function AskingRemoveButton({ name, remove, onRemoved }: RemoveButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: remove,
    onSuccess() {
      toast({ title: `${name} has been removed` });
      onRemoved();
    },
    onError: () =>
      toast({ variant: 'destructive', title: `${name} could not be removed`, description: 'Please try again.' }),
  });
  useLayoutEffect(() => {
    // Focuses Keep, so that a second press by mistake removes nothing.
    if (isAsking) keep.current?.focus();
  }, [isAsking]);

  if (!isAsking) {
    return (
      <IconButton label={`Remove ${name}`} onClick={() => setAsking(true)}>
        <DeleteOutlined aria-hidden="true" />
      </IconButton>
    );
  }
  return (
    <div role="group" aria-label={`Remove ${name}?`} className={styles.asking}>
      <button ref={keep} type="button" className={styles.keep} onClick={() => setAsking(false)}>
        Keep
      </button>
      <Button isDanger disabled={isPending} onClick={() => mutate()}>
        Remove
      </Button>
    </div>
  );
}
