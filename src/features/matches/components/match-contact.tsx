import { MessageOutlined } from '@ant-design/icons';

import { paths } from '#contract/kit/paths.ts';
import type { Match } from '#contract/matches.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import { Row } from '#src/components/row.tsx';
import { ConnectButton, type ShownRelation } from '#src/features/connections/index.ts';
import { IntroductionButton } from '#src/features/introductions/index.ts';
import { useWriter } from '../api.ts';
import { introductionReason } from '../words.ts';

/** How the member gets in touch from a match: connect, write, or ask for an introduction. */
export function MatchContact({ match, relation }: { match: Match; relation: ShownRelation | undefined }) {
  const { kind, id, title, path } = match;
  const writer = useWriter(match);
  if (kind !== 'member' && kind !== 'technology') {
    return (
      <ButtonLink to={path} kind="secondary">
        Open<span className="visually-hidden"> {title}</span>
      </ButtonLink>
    );
  }
  return (
    <Row gap={8} align="center">
      {kind === 'member' && (
        <>
          <ConnectButton member={{ id, name: title }} relation={relation} />
          <ButtonLink to={`${paths.messages}?to=${id}`} kind="secondary">
            <MessageOutlined aria-hidden="true" /> Message<span className="visually-hidden"> {title}</span>
          </ButtonLink>
        </>
      )}
      <IntroductionButton target={{ kind, id, title }} draft={introductionReason(match)} {...(writer && { writer })}>
        Ask for an introduction<span className="visually-hidden"> to {title}</span>
      </IntroductionButton>
    </Row>
  );
}
