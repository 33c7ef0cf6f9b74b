import { paths } from '#contract/kit/paths.ts';
import type { FeaturedTurn } from '#contract/members-featured.ts';
import { Checkbox } from '#src/components/checkbox.tsx';
import { Link } from '#src/components/link.tsx';
import { Section } from '#src/components/section.tsx';
import { useSetTakesPart } from './api.ts';
import { turnInWords } from './turn-words.ts';

const about =
  'Members billed annually take turns in a row above the directory, each at most once a week. It changes nothing in the order of the list or of a search.';

/** In the settings: the member's turn in the featured row, and whether they take part. */
export function FeaturedSection({ featured }: { featured: FeaturedTurn }) {
  const { mutate, isSuccess } = useSetTakesPart();
  const { hasPlan, takesPart, isReady } = featured;
  if (!hasPlan) {
    return (
      <Section title="Featured row" text={`${about} It is part of the Professional plan billed annually.`}>
        <p>
          <Link to={paths.pricing}>See membership plans</Link>
        </p>
      </Section>
    );
  }
  return (
    <Section title="Featured row" text={about}>
      <Checkbox isChecked={takesPart} onChange={(isOn) => mutate(isOn)}>
        Feature me when it is my turn
      </Checkbox>
      <p role="status">
        {standingOf(featured)}
        <span className="visually-hidden">{isSuccess && ' Saved.'}</span>
      </p>
      {takesPart && !isReady && (
        <p>
          <Link to={paths.profileEdit}>Edit your profile</Link>
        </p>
      )}
    </Section>
  );
}

function standingOf({ takesPart, isReady, turn }: FeaturedTurn): string {
  if (!takesPart) return 'You do not take part.';
  if (isReady) return turnInWords(turn, Date.now());
  return 'You are passed over until your profile is in the directory and has a position or headline, and a bio.';
}
