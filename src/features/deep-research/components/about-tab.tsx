import { paths } from '#contract/kit/paths.ts';
import type { Site } from '#contract/site.ts';
import { AboutCard, AboutCards, AboutSteps, ContactWays, ReadMore } from './about-cards.tsx';

/** An explanation of model ensembles, for a tool without one. */
const steps = [
  { name: 'Ask', text: 'One question goes to every model, each trained on other data and in another way.' },
  { name: 'Compare', text: 'Where they agree, an answer is more likely to hold. Where they differ, you see it.' },
  { name: 'Check', text: 'Sources are shown next to the answer. Check the ones your decision depends on.' },
];

/**
 * The embedded tool's Technology and Team cards (rule deep-research), from the configuration. What it leaves out is
 * said in words that are true of any such tool, and led to our own team.
 */
export function AboutTab({ site }: { site: Site }) {
  const tool = site.deepResearch;
  return (
    <AboutCards>
      <AboutCard title="Technology">
        {tool.technologyText === undefined ? (
          <>
            <p>
              {tool.name} puts your question to large language models of several AI vendors at once, compares what they
              say, and brings it together in one answer.
            </p>
            <AboutSteps steps={steps} />
          </>
        ) : (
          <p>{tool.technologyText}</p>
        )}
        <ReadMore url={tool.technologyUrl} otherwise={paths.researchHub} about={`the technology of ${tool.name}`} />
      </AboutCard>
      <AboutCard title="Team">
        <p>
          {tool.teamText ??
            `${tool.name} is made and run by its own provider; ${site.productName} brings it to its members. Questions about access, about what it may be used for, or about an answer that looks wrong reach our team, who pass on what is for the provider.`}
        </p>
        <ContactWays email={tool.teamEmail ?? site.contactEmail} phone={tool.teamPhone ?? site.contactPhone} />
        <ReadMore url={tool.teamUrl} otherwise={paths.about} about={`the team behind ${tool.name}`} />
      </AboutCard>
    </AboutCards>
  );
}
