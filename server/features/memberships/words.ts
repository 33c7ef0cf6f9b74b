/** `$599.88`; `599.88 EUR` for another currency than ours. */
export function inMoney(cents: number, currency = 'usd'): string {
  const amount = (cents / 100).toFixed(2);
  return currency.toLowerCase() === 'usd' ? `$${amount}` : `${amount} ${currency.toUpperCase()}`;
}

export const billingWords = { monthly: 'billed monthly', annual: 'billed annually' } as const;
