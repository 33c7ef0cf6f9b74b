import { FlagOutlined } from '@ant-design/icons';
import { itemKinds, type ReportableKind } from '#contract/items.ts';
import { Button } from '#src/components/button.tsx';
import { IconButton } from '#src/components/icon-button.tsx';
import { lateDialog } from '#src/components/late-dialog.tsx';
import { useMemberAction } from '#src/features/accounts/index.ts';
import { useDialog } from '#src/hooks/use-dialog.tsx';

const ReportDialog = lateDialog(async () => (await import('./report-dialog.tsx')).ReportDialog);

interface ReportButtonProps {
  kind: ReportableKind;
  id: number;
  isCompact?: boolean;
}

/** The form to report a record to the team, in a dialog. Needs an account. */
export function useReport(kind: ReportableKind, id: number) {
  const asMember = useMemberAction({
    title: 'Member feature',
    description: 'Sign in to report something to the team.',
  });
  return useDialog(ReportDialog, (state) => <ReportDialog kind={kind} id={id} {...state} />, asMember);
}

/** Opens the form to report a record to the team. */
export function ReportButton({ kind, id, isCompact = false }: ReportButtonProps) {
  const { trigger, dialog } = useReport(kind, id);
  return (
    <>
      {isCompact ? (
        <IconButton {...trigger} label={`Report this ${itemKinds[kind]}`}>
          <FlagOutlined aria-hidden="true" />
        </IconButton>
      ) : (
        <Button {...trigger} kind="quiet">
          <FlagOutlined aria-hidden="true" /> Report
        </Button>
      )}
      {dialog}
    </>
  );
}
