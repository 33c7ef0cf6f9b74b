import { ArrowRightOutlined, MailOutlined, PhoneOutlined } from '@ant-design/icons';
import { paths } from '#contract/kit/paths.ts';
import type { DeepResearchSite, Site } from '#contract/site.ts';
import { Link } from '#src/components/link.tsx';
import styles from './about-tab.module.css';

/**
 * The tool's Technology and Team cards (rule deep-research), from the configuration. What it leaves out is
 * said in words that are true of any such tool, and led to our own team.
 */
export function AboutTab({ site }: { site: Site }) {
  const tool = site.deepResearch;
  const email = tool.teamEmail ?? site.contactEmail;
  const phone = tool.teamPhone ?? site.contactPhone;
  return (
    <div className={styles.cards}>
      <section className={styles.card} aria-labelledby="tool-technology">
        <h2 id="tool-technology" className={styles.title}>
          Technology
        </h2>
        {tool.technologyText === undefined ? <GeneralTechnology tool={tool} /> : <p>{tool.technologyText}</p>}
        <ReadMore url={tool.technologyUrl} otherwise={paths.researchHub} about={`the technology of ${tool.name}`} />
      </section>
      <section className={styles.card} aria-labelledby="tool-team">
        <h2 id="tool-team" className={styles.title}>
          Team
        </h2>
        <p>
          {tool.teamText ??
            `${tool.name} is made and run by its own provider; ${site.productName} brings it to its members. Questions about access, about what it may be used for, or about an answer that looks wrong reach our team, who pass on what is for the provider.`}
        </p>
        <ul className={styles.ways}>
          <li>
            <MailOutlined aria-hidden="true" />
            <a href={`mailto:${email}`} aria-label={`Email ${email}`}>
              {email}
            </a>
          </li>
          <li>
            <PhoneOutlined aria-hidden="true" />
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} aria-label={`Call ${phone}`}>
              {phone}
            </a>
          </li>
        </ul>
        <ReadMore url={tool.teamUrl} otherwise={paths.about} about={`the team behind ${tool.name}`} />
      </section>
    </div>
  );
}

/** An explanation of model ensembles, for a tool without one. */
function GeneralTechnology({ tool: { name } }: { tool: DeepResearchSite }) {
  return (
    <>
      <p>
        {name} puts your question to large language models of several AI vendors at once, compares what they say, and
        brings it together in one answer.
      </p>
      <dl className={styles.steps}>
        <div>
          <dt>Ask</dt>
          <dd>One question goes to every model, each trained on other data and in another way.</dd>
        </div>
        <div>
          <dt>Compare</dt>
          <dd>Where they agree, an answer is more likely to hold. Where they differ, you see it.</dd>
        </div>
        <div>
          <dt>Check</dt>
          <dd>Sources are shown next to the answer. Check the ones your decision depends on.</dd>
        </div>
      </dl>
    </>
  );
}

interface ReadMoreProps {
  url: string | undefined;
  /** Our own page, if the tool has none. */
  otherwise: string;
  about: string;
}

function ReadMore({ url, otherwise, about }: ReadMoreProps) {
  const content = (
    <>
      Read more
      <span className="visually-hidden">
        {' '}
        about {about}
        {url && ' (opens in a new tab)'}
      </span>
      <ArrowRightOutlined aria-hidden="true" />
    </>
  );
  return url ? (
    <a href={url} target="_blank" rel="noopener noreferrer" className={styles.more}>
      {content}
    </a>
  ) : (
    <Link to={otherwise} className={styles.more}>
      {content}
    </Link>
  );
}
