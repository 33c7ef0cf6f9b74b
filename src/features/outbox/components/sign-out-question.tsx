import { ConfirmDialog } from '#src/components/confirm-dialog.tsx';
import { changes } from '../words.ts';

interface SignOutQuestionProps {
  /** How many changes have not been sent. */
  count: number;
  /** The names of the pages with entries that are not saved. */
  unsaved: readonly string[];
  isOpen: boolean;
  onSubmit: () => void;
  onClose: () => void;
}

/** Asks before a sign-out deletes unsent changes and unsaved entries. */
export function SignOutQuestion({ count, unsaved, ...props }: SignOutQuestionProps) {
  const isOne = count === 1;
  const unsent = `If you sign out now, ${isOne ? 'it is' : 'they are'} deleted from this computer and never ${isOne ? 'reaches' : 'reach'} the server.`;
  const pages = unsaved.map((title) => `“${title}”`).join(', ');
  const entries = `If you sign out now, what you typed into ${pages} is lost.`;
  return (
    <ConfirmDialog
      {...props}
      title={count > 0 ? `${changes(count)} ${isOne ? 'has' : 'have'} not been sent` : 'Sign out without saving?'}
      text={[count > 0 ? unsent : '', unsaved.length > 0 ? entries : ''].join(' ').trim()}
      submit="Delete and sign out"
      keep="Stay signed in"
      isDanger
    />
  );
}
