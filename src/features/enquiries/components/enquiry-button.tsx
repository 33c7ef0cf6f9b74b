import type { ReactNode } from 'react';
import { Button } from '#src/components/button.tsx';
import { lateDialog } from '#src/components/late-dialog.tsx';
import { useDialog } from '#src/hooks/use-dialog.tsx';
import type { EnquiryDialogProps } from './enquiry-dialog.tsx';

const EnquiryDialog = lateDialog(async () => (await import('./enquiry-dialog.tsx')).EnquiryDialog);

type Enquired = Omit<EnquiryDialogProps, 'isOpen' | 'onClose'>;

interface EnquiryButtonProps extends Enquired {
  children: ReactNode;
  look?: 'primary' | 'secondary' | 'quiet';
  isWide?: boolean;
}

/** The contact dialog of a record. */
export function useEnquiry(props: Enquired) {
  return useDialog(EnquiryDialog, (state) => <EnquiryDialog {...props} {...state} />);
}

/** Opens the contact dialog of a record. */
export function EnquiryButton({ children, look = 'primary', isWide = false, ...props }: EnquiryButtonProps) {
  const { trigger, dialog } = useEnquiry(props);
  return (
    <>
      <Button {...trigger} kind={look} isWide={isWide} size={isWide ? 'large' : 'medium'}>
        {children}
      </Button>
      {dialog}
    </>
  );
}
