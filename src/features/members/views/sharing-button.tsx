import { Button } from '#src/components/button.tsx';
import { ConfirmButton } from '#src/components/confirm-button.tsx';
import { useSetViewSharing } from './api.ts';

/** Shares the current user's visits, or keeps them private after a question: names that are deleted do not come back. */
export function SharingButton({ isShared }: { isShared: boolean }) {
  const { mutate, isPending } = useSetViewSharing();
  if (isShared) {
    return (
      <ConfirmButton
        label="Stop sharing"
        name="Stop sharing my visits"
        question={{
          title: 'Stop sharing your visits?',
          text: 'Your name is deleted from all visits you made, and the names of those who visited you are deleted, too. They do not come back if you share your visits again. The visits are still counted.',
          submit: 'Stop sharing',
        }}
        isLarge
        isDisabled={isPending}
        onConfirm={() => mutate(false)}
      />
    );
  }
  return (
    <Button
      kind="primary"
      aria-disabled={isPending}
      onClick={() => {
        if (!isPending) mutate(true);
      }}
    >
      Share my visits
    </Button>
  );
}
