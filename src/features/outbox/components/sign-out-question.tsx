import { ConfirmDialog } from '#src/components/confirm-dialog.tsx';
import { AntdProvider } from '#src/theme/antd-provider.tsx';
import { changes } from '../words.ts';

interface SignOutQuestionProps {
  count: number;
  isOpen: boolean;
  onSubmit: () => void;
  onClose: () => void;
}

/** Asks before a sign-out deletes unsent changes. */
export function SignOutQuestion({ count, ...props }: SignOutQuestionProps) {
  return (
    <AntdProvider>
      <ConfirmDialog
        {...props}
        title={`${changes(count)} ${count === 1 ? 'has' : 'have'} not been sent`}
        text={`If you sign out now, ${count === 1 ? 'it is' : 'they are'} deleted from this computer and never reach the server.`}
        submit="Delete and sign out"
        keep="Stay signed in"
        isDanger
      />
    </AntdProvider>
  );
}
