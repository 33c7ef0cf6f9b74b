/** `$599.88`; `599.88 EUR` for another currency than ours. */
export function inMoney(cents: number, currency = 'usd'): string {
  const amount = (cents / 100).toFixed(2);
  return currency.toLowerCase() === 'usd' ? `$${amount}` : `${amount} ${currency.toUpperCase()}`;
}

export const billingWords = { monthly: 'billed monthly', annual: 'billed annually' } as const;

/** `November 22, 2027`, in UTC. */
export function dayOf(timestamp: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(timestamp));
}
