import { lazy, type ReactNode } from 'react';

import { Button } from '#src/components/button.tsx';
import { useDialog } from '#src/hooks/use-dialog.tsx';
import type { IntroductionDialogProps } from './introduction-dialog.tsx';

const load = () => import('./introduction-dialog.tsx');
const IntroductionDialog = lazy(() => load().then((m) => ({ default: m.IntroductionDialog })));

interface IntroductionButtonProps extends Pick<IntroductionDialogProps, 'target' | 'draft' | 'writer'> {
  children?: ReactNode;
  look?: 'primary' | 'secondary' | 'quiet';
  isWide?: boolean;
}

/** Opens the warm-introduction dialog of a member, a technology or a company. */
export function IntroductionButton({
  target,
  draft,
  writer,
  children = 'Request Warm Introduction',
  look = 'secondary',
  isWide = false,
}: IntroductionButtonProps) {
  const { trigger, dialog } = useDialog(load, (state) => (
    <IntroductionDialog
      target={target}
      {...(draft !== undefined && { draft })}
      {...(writer && { writer })}
      {...state}
    />
  ));
  return (
    <>
      <Button {...trigger} kind={look} isWide={isWide} size={isWide ? 'large' : 'medium'}>
        {children}
      </Button>
      {dialog}
    </>
  );
}
