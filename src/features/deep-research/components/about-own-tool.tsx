import { paths } from '#contract/kit/paths.ts';
import type { Site } from '#contract/site.ts';
import { useCurrentUser } from '#src/features/accounts/index.ts';
import { formatList } from '#src/lib/format.ts';
import { AboutCard, AboutCards, AboutSteps, ContactWays, ReadMore } from './about-cards.tsx';

const search = [
  {
    name: 'Plan',
    text: 'Your question is divided into sub-questions, so that each side of it is looked up by itself.',
  },
  {
    name: 'Look up',
    text: 'Each is looked up in everything you may read here: articles, research, focus areas, companies, technologies, listings, events and feed articles. Private messages, enquiries, drafts and notes are never looked at.',
  },
];

const answering = [
  {
    name: 'Answer',
    text: 'Each model answers from the same passages. The number after a sentence opens its source; a sentence without one is marked.',
  },
  { name: 'Compare', text: 'With two answers or more, you see what they agree on and where they differ.' },
];

const showing = [
  {
    name: 'Show',
    text: 'You get the best passages, word for word, with a link that opens the record at the passage. Nobody sums them up.',
  },
];

/** The Technology and Team cards of our own tool: what it does with the models that are configured, or without any. */
export function AboutOwnTool({ site, models }: { site: Site; models: readonly string[] | undefined }) {
  const { user } = useCurrentUser();
  const hasModels = models !== undefined && models.length > 0;
  return (
    <AboutCards>
      <AboutCard title="Technology">
        <p>
          {hasModels
            ? `Deep Research answers from what is written on ${site.productName}, with ${formatList(models)}.`
            : `Deep Research finds what is written on ${site.productName} about your question. No AI model is connected, so it writes no answers of its own.`}
        </p>
        <AboutSteps steps={[...search, ...(hasModels ? answering : showing)]} />
        {user?.role === 'admin' && (
          <p>
            For admins: <code>RESEARCH_MODELS</code> in the server’s environment says which models answer, and{' '}
            <code>DEEP_RESEARCH_URL</code> puts an external tool in the place of this one.
          </p>
        )}
        <ReadMore otherwise={paths.researchHub} about="what the team has researched" />
      </AboutCard>
      <AboutCard title="Team">
        <p>
          {`Deep Research is made and run by the team of ${site.productName}. Write or call if you have a question about it, or if a passage or an answer looks wrong.`}
        </p>
        <ContactWays email={site.contactEmail} phone={site.contactPhone} />
        <ReadMore otherwise={paths.about} about="the team" />
      </AboutCard>
    </AboutCards>
  );
}
