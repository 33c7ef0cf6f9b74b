import type { Investment, InvestorKind } from '#contract/company-investors.ts';
import { Badge } from '#src/components/badge.tsx';
import { Button } from '#src/components/button.tsx';
import { Link } from '#src/components/link.tsx';
import { LoadMore } from '#src/components/load-more.tsx';
import { Row } from '#src/components/row.tsx';
import { SideCard } from '#src/components/side-card.tsx';
import { formatDay } from '#src/lib/format.ts';
import { showRefusal } from '#src/lib/show-refusal.ts';
import { type InvestorRef, useInvestments, useInvestorLinks } from '../api.ts';
import styles from './investors.module.css';

/** The companies in which a member or company has invested; the investor also answers here what waits. */
export function Investments({ kind, id }: { kind: InvestorKind; id: number }) {
  const result = useInvestments(kind, id);
  const shown = result.data?.pages.flatMap(({ items }) => items) ?? [];
  const total = result.data?.pages[0]?.count;
  if (shown.length === 0 || !total) return null;
  return (
    <SideCard title="Investments">
      <ul className={styles.investments}>
        {shown.map((investment) => (
          <Company key={investment.company.id} investor={{ kind, id }} investment={investment} />
        ))}
      </ul>
      <LoadMore result={result} noun="companies" shown={shown.length} total={total} />
    </SideCard>
  );
}

function Company({ investor, investment }: { investor: InvestorRef; investment: Investment }) {
  const { company, rounds, agreedBy } = investment;
  const { agree, end } = useInvestorLinks(company.id);
  const isBusy = agree.isPending || end.isPending;
  const about = <span className="visually-hidden"> the investment in {company.name}</span>;
  return (
    <li data-card>
      <Link to={company.path} className={styles.company}>
        {company.name}
      </Link>
      {rounds.map(({ type, amount, date }) => (
        <p key={`${type} ${date} ${amount}`} className={styles.round}>
          {type}, {amount}, <time dateTime={date}>{formatDay(date)}</time>
        </p>
      ))}
      {agreedBy === 'investor' && <Badge tone="plain">Waits for the company</Badge>}
      {agreedBy !== 'both' && (
        <Row gap={8}>
          {agreedBy === 'company' && (
            <Button
              size="small"
              disabled={isBusy}
              onClick={() => agree.mutate({ ...investor, name: null }, { onError: showRefusal })}
            >
              Confirm{about}
            </Button>
          )}
          <Button kind="quiet" size="small" disabled={isBusy} onClick={() => end.mutate(investor)}>
            {agreedBy === 'company' ? 'Decline' : 'Withdraw'}
            {about}
          </Button>
        </Row>
      )}
    </li>
  );
}
