import { paths } from '#contract/kit/paths.ts';
import { Link } from '#src/components/link.tsx';
import { useSite } from '#src/features/site/index.ts';
import { LegalPage, type LegalSection } from './legal-page.tsx';

/** /terms: what members and the network may expect of each other. */
export function TermsPage() {
  const { productName, parentOrganization, contactAddress, contactEmail, deepResearch } = useSite();
  const mail = <a href={`mailto:${contactEmail}`}>{contactEmail}</a>;
  const sections: LegalSection[] = [
    {
      id: 'parties',
      title: 'Between whom',
      body: (
        <p>
          {productName} is run by a subsidiary of {parentOrganization}, {contactAddress} (&ldquo;we&rdquo;). These terms
          hold between us and everybody who uses the site or the desktop app. You accept them when you create an
          account.
        </p>
      ),
    },
    {
      id: 'account',
      title: 'Your account',
      body: (
        <ul>
          <li>An account belongs to one person of at least 18 years, who gives true details.</li>
          <li>Keep your password to yourself. What is done with your account is taken as done by you.</li>
          <li>If you think that somebody else knows it, set a new one at once and tell us.</li>
        </ul>
      ),
    },
    {
      id: 'membership',
      title: 'Memberships and prices',
      body: (
        <>
          <p>
            The Free plan costs nothing. What the Professional plan includes, what it costs by the month and by the
            year, and what warm introductions cost is on the <Link to={paths.pricing}>pricing page</Link>; the price
            shown when you order is the one that counts.
          </p>
          <p>
            A paid plan runs for the period that you paid for and can be ended to the end of it by writing to us. An
            introduction is a contact made by us. Whether something comes of it is up to the people introduced.
          </p>
        </>
      ),
    },
    {
      id: 'content',
      title: 'What you publish',
      body: (
        <>
          <p>
            Listings and whatever else you publish remain yours. You allow us to store, show and find them for the
            visitors of the network for as long as they are published. You see to it that you may publish them and that
            they are true.
          </p>
          <p>
            We may take down what breaks these terms or the law, and tell you why. Anybody can report such content to{' '}
            {mail}.
          </p>
        </>
      ),
    },
    {
      id: 'conduct',
      title: 'What is not allowed',
      body: (
        <ul>
          <li>Pretending to be somebody else, or to act for a company without its mandate.</li>
          <li>Misleading figures about a technology, a company or an investment.</li>
          <li>Advertising to members in bulk, and collecting data about them by program.</li>
          <li>
            Getting around limits and access checks, or disturbing the service. Reports of weak points are welcome.
          </li>
          <li>Passing on paid content.</li>
        </ul>
      ),
    },
    {
      id: 'advice',
      title: 'No investment advice',
      body: (
        <p>
          Articles, research, listings and answers of the research tool ({deepResearch.name}) inform. They are no offer
          and no investment, legal or technical advice. Listings are written by members and not audited by us: check
          what you rely on.
        </p>
      ),
    },
    {
      id: 'events',
      title: 'Events',
      body: (
        <p>
          A registration holds one seat for one person until you cancel it or the event is over. A full event has a
          waitlist; who is first in line moves up when a seat becomes free. We tell you by mail if an event changes or
          is called off.
        </p>
      ),
    },
    {
      id: 'service',
      title: 'The service',
      body: (
        <p>
          We keep the network running with care, yet not without interruptions, and we go on changing it. We are liable
          without limit for intent and gross negligence and where the law says so. Otherwise we are liable for the
          breach of essential duties only, and for no more than the damage that is typical and could be foreseen.
        </p>
      ),
    },
    {
      id: 'ending',
      title: 'Ending it',
      body: (
        <p>
          You can leave at any time: write to {mail}, and we delete your account. We may close an account that breaks
          these terms seriously or repeatedly. What we store, and for how long, is in the{' '}
          <Link to={paths.privacy}>privacy policy</Link>.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Changes and law',
      body: (
        <p>
          We announce changes that matter to members by mail, 30 days ahead. Who does not agree can leave before. The
          law of the place where we are seated holds; mandatory rules that protect consumers where they live hold all
          the same. If one clause does not hold, the others do.
        </p>
      ),
    },
  ];
  return (
    <LegalPage
      path={paths.terms}
      title="Terms of Use"
      intro={`What you may expect of ${productName}, and what we expect of you.`}
      sections={sections}
    />
  );
}
