import type { ReactNode } from 'react';
import { Button } from '#src/components/button.tsx';
import { lateDialog } from '#src/components/late-dialog.tsx';
import { useDialog } from '#src/hooks/use-dialog.tsx';
import type { IntroductionDialogProps } from './introduction-dialog.tsx';

const IntroductionDialog = lateDialog(async () => (await import('./introduction-dialog.tsx')).IntroductionDialog);

type Introduced = Pick<IntroductionDialogProps, 'target' | 'draft' | 'writer'>;

interface IntroductionButtonProps extends Introduced {
  children?: ReactNode;
  look?: 'primary' | 'secondary' | 'quiet';
  isWide?: boolean;
}

/** The warm-introduction dialog of a member, a technology or a company. */
export function useIntroduction({ target, draft, writer }: Introduced) {
  return useDialog(IntroductionDialog, (state) => (
    <IntroductionDialog
      target={target}
      {...(draft !== undefined && { draft })}
      {...(writer && { writer })}
      {...state}
    />
  ));
}

/** Opens the warm-introduction dialog of a member, a technology or a company. */
export function IntroductionButton({
  children = 'Request Warm Introduction',
  look = 'secondary',
  isWide = false,
  ...introduced
}: IntroductionButtonProps) {
  const { trigger, dialog } = useIntroduction(introduced);
  return (
    <>
      <Button {...trigger} kind={look} isWide={isWide} size={isWide ? 'large' : 'medium'}>
        {children}
      </Button>
      {dialog}
    </>
  );
}
