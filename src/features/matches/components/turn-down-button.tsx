import type { Match } from '#contract/matches.ts';
import { Button } from '#src/components/button.tsx';
import { lateDialog } from '#src/components/late-dialog.tsx';
import { useDialog } from '#src/hooks/use-dialog.tsx';

const TurnDownDialog = lateDialog(async () => (await import('./turn-down-dialog.tsx')).TurnDownDialog);

/** Takes a match off the list, with a reason if the member gives one. */
export function TurnDownButton({ match, onTurnedDown }: { match: Match; onTurnedDown: () => void }) {
  const { trigger, dialog } = useDialog(TurnDownDialog, (state) => (
    <TurnDownDialog match={match} onTurnedDown={onTurnedDown} {...state} />
  ));
  return (
    <>
      <Button {...trigger} kind="quiet">
        Not for me<span className="visually-hidden">: {match.title}</span>
      </Button>
      {dialog}
    </>
  );
}
