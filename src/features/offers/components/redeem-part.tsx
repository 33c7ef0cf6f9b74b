import { useLayoutEffect, useRef, useState } from 'react';

import { Button } from '#src/components/button.tsx';
import { RetryPanel } from '#src/components/retry-panel.tsx';
import { useRedeem, useRedemption } from '../api.ts';
import { CodeBox } from './code-box.tsx';

interface RedeemPartProps {
  offer: { id: number; title: string };
  hasCode: boolean;
  isRedeemed: boolean;
}

/** The button that redeems an offer, or shows again what the member has got; then the code and the link. */
export function RedeemPart({ offer, hasCode, isRedeemed }: RedeemPartProps) {
  const [isShown, setShown] = useState(false);
  const redeem = useRedeem(offer);
  const { data, isError, isFetching, refetch } = useRedemption(offer.id, isShown);
  const box = useRef<HTMLDivElement>(null);
  const isHere = isShown && data !== undefined;
  // The button that had the focus is gone; a screen reader reads the code in its place.
  useLayoutEffect(() => {
    if (isHere) box.current?.focus();
  }, [isHere]);
  const what = hasCode ? 'code' : 'link';
  if (isHere) return <CodeBox ref={box} title={offer.title} redemption={data} />;
  if (isShown && isError) {
    return (
      <RetryPanel title={`The ${what} could not be loaded`} isRetrying={isFetching} onRetry={() => void refetch()} />
    );
  }
  const isBusy = redeem.isPending || isShown;
  return (
    <div>
      <Button
        kind={isRedeemed ? 'secondary' : 'primary'}
        isLoading={isBusy}
        onClick={() => {
          if (isRedeemed) setShown(true);
          else redeem.mutate(undefined, { onSuccess: () => setShown(true) });
        }}
      >
        {isRedeemed ? 'Show' : 'Get'} the {what}
        <span className="visually-hidden">: {offer.title}</span>
      </Button>
    </div>
  );
}
