import type { IntroductionQuote } from '#contract/introductions.ts';
import { answerDays } from '#contract/introductions-rules.ts';
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
          ? `It uses one of your free introductions this quarter. You get it back if the request is declined or not answered within ${answerDays} days. You can withdraw the request until there is an answer.`
          : `You are charged ${amount}, by invoice, and only if the introduction takes place. A request that is declined or not answered within ${answerDays} days costs nothing. You can withdraw it until there is an answer.`
      }
      submit={isFree ? 'Send free of charge' : `Send for ${amount}`}
      isBusy={isBusy}
      onSubmit={onConfirm}
      onClose={onClose}
    />
  );
}
