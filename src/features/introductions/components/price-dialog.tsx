import { answerDays } from '#contract/introduction-rules.ts';
import type { IntroductionQuote } from '#contract/introductions.ts';
import { ConfirmDialog } from '#src/components/confirm-dialog.tsx';
import { formatDollars } from '#src/lib/format.ts';

interface PriceDialogProps {
  price: NonNullable<IntroductionQuote['price']>;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** A request is sent once its price was confirmed. */
export function PriceDialog({ price: { kind, cents }, isBusy, onConfirm, onClose }: PriceDialogProps) {
  const amount = formatDollars(cents / 100);
  const isFree = kind === 'free';
  return (
    <ConfirmDialog
      title={isFree ? 'Send this request as a free introduction?' : `Send this request for ${amount}?`}
      text={
        isFree
          ? `It uses one of your free introductions of this quarter; a request that is declined or not answered within ${answerDays} days gives it back. Until there is an answer you can withdraw it.`
          : `You are charged ${amount}, by invoice, and only if it comes about: a request that is declined or not answered within ${answerDays} days costs nothing. Until there is an answer you can withdraw it.`
      }
      submit={isFree ? 'Send free of charge' : `Send for ${amount}`}
      isBusy={isBusy}
      onSubmit={onConfirm}
      onClose={onClose}
    />
  );
}
