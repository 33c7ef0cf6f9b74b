import { CheckOutlined, LikeOutlined } from '@ant-design/icons';

import type { Match } from '#contract/matches.ts';
import { Avatar } from '#src/components/avatar.tsx';
import { Badge } from '#src/components/badge.tsx';
import { Button } from '#src/components/button.tsx';
import { Link } from '#src/components/link.tsx';
import { Row } from '#src/components/row.tsx';
import type { ShownRelation } from '#src/features/connections/index.ts';
import { useRateMatch } from '../api.ts';
import { closenessOf } from '../words.ts';
import styles from './match-card.module.css';
import { MatchContact } from './match-contact.tsx';
import { TurnDownButton } from './turn-down-button.tsx';

interface MatchCardProps {
  match: Match;
  relation: ShownRelation | undefined;
  /** Only members with the matchmaker may say what they think of a match. */
  canRate: boolean;
  /** Called when the match leaves the list. */
  onTurnedDown: () => void;
}

/** A match with its reasons, and what can be done about it (rule matchmaker). */
export function MatchCard({ match, relation, canRate, onTurnedDown }: MatchCardProps) {
  const { title, subtitle, path, reasons } = match;
  const { words, isClose } = closenessOf(match);
  return (
    <article className={styles.card} data-card>
      <div className={styles.head}>
        {match.kind === 'member' && <Avatar id={match.id} name={title} url={match.avatarUrl} />}
        <div className={styles.who}>
          <h3 className={styles.title}>
            <Link to={path}>{title}</Link>
          </h3>
          {subtitle !== '' && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        <Badge tone={isClose ? 'primary' : 'plain'}>{words}</Badge>
      </div>
      <ul className={styles.reasons} aria-label={`Reasons for ${title}`}>
        {reasons.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <details className={styles.facts}>
        <summary>
          What this rests on<span className="visually-hidden">: {title}</span>
        </summary>
        <ul>
          {[...new Set(reasons.flatMap(({ facts }) => facts))].map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </details>
      <Row gap={12} align="center" isSpread>
        <MatchContact match={match} relation={relation} />
        {canRate && (
          <Row gap={8} align="center">
            <GoodMatch match={match} />
            <TurnDownButton match={match} onTurnedDown={onTurnedDown} />
          </Row>
        )}
      </Row>
    </article>
  );
}

function GoodMatch({ match }: { match: Match }) {
  const { mutate, isPending } = useRateMatch(match);
  const isGood = match.feedback === 'good';
  return (
    <Button
      kind="quiet"
      aria-pressed={isGood}
      aria-disabled={isPending}
      onClick={() => {
        if (!isPending) mutate({ feedback: isGood ? null : 'good' });
      }}
    >
      {isGood ? <CheckOutlined aria-hidden="true" /> : <LikeOutlined aria-hidden="true" />} Good match
      <span className="visually-hidden">: {match.title}</span>
    </Button>
  );
}
