import { Fragment } from 'react';

import { investorKey } from '#contract/company-investors.ts';
import { Link } from '#src/components/link.tsx';
import { useInvestors } from '../api.ts';

/** The investors of a round by name, with a link where the company and the investor have confirmed who it is. */
export function InvestorNames({ companyId, names }: { companyId: number; names: readonly string[] }) {
  const { data } = useInvestors(companyId);
  return names.map((name, place) => {
    const investor = data?.items.find((one) => isSameName(one.name, name));
    return (
      <Fragment key={name}>
        {place > 0 && ', '}
        {investor ? <Link to={investor.path}>{name}</Link> : name}
      </Fragment>
    );
  });
}

/** Whether two names in the rounds of a company mean the same investor. */
export function isSameName(one: string, other: string): boolean {
  return investorKey(one) === investorKey(other);
}
