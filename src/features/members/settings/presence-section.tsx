import { Badge } from '#src/components/badge.tsx';
import { Button } from '#src/components/button.tsx';
import { Section } from '#src/components/section.tsx';
import { useSharePresence } from '#src/features/live/index.ts';

/** Whether connections see that the user is online (rule presence). */
export function PresenceSection({ isShared }: { isShared: boolean }) {
  const { mutate, isPending } = useSharePresence();
  return (
    <Section
      title="Who is online"
      badge={<Badge tone={isShared ? 'primary' : 'plain'}>{isShared ? 'Shared' : 'Private'}</Badge>}
      text="You and your connections who share it see a green dot beside each other’s names while a page or the app is open. This is off unless you turn it on."
      action={
        <Button
          kind={isShared ? 'secondary' : 'primary'}
          aria-disabled={isPending}
          onClick={() => isPending || mutate(!isShared)}
        >
          {isShared ? 'Stop showing it' : 'Show my connections when I am online'}
        </Button>
      }
    />
  );
}
