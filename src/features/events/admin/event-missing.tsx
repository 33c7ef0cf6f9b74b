import { paths } from '#contract/kit/paths.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import { MessagePanel } from '#src/components/message-panel.tsx';

/** Replaces an event that does not exist. */
export function EventMissing() {
  return (
    <MessagePanel
      title="Event Not Found"
      text="This event does not exist, or it was a draft that has been deleted."
      action={<ButtonLink to={paths.adminEvents}>All events</ButtonLink>}
    />
  );
}
