import { paths } from '#contract/kit/paths.ts';
import { Link } from '#src/components/link.tsx';
import { useSite } from '#src/features/site/index.ts';
import { LegalPage, type LegalSection } from './legal-page.tsx';

/** /terms: the agreement between members and the network. */
export function TermsPage() {
  const { productName, parentOrganization, contactAddress, contactEmail } = useSite();
  const mail = <a href={`mailto:${contactEmail}`}>{contactEmail}</a>;
  const sections: LegalSection[] = [
    {
      id: 'parties',
      title: 'Who we are',
      body: (
        <p>
          {productName} is run by a subsidiary of {parentOrganization}, {contactAddress} (&ldquo;we&rdquo;). These terms
          apply to everyone who uses the site or the desktop app. You accept them when you create an account.
        </p>
      ),
    },
    {
      id: 'account',
      title: 'Your account',
      body: (
        <ul>
          <li>An account belongs to one person, who is at least 18 years old and gives true details.</li>
          <li>Keep your password to yourself. You are responsible for everything done with your account.</li>
          <li>If you think that someone else knows your password, set a new one at once and tell us.</li>
        </ul>
      ),
    },
    {
      id: 'membership',
      title: 'Memberships and prices',
      body: (
        <>
          <p>
            The Free plan costs nothing. The <Link to={paths.pricing}>pricing page</Link> lists what the Professional
            plan includes, its price by the month and by the year, and the price of warm introductions. The price shown
            when you order is the one that counts.
          </p>
          <p>
            A paid plan runs for the period that you paid for. You can end it at the end of that period in your
            settings, or by writing to us. In an introduction, we put two people in touch. The outcome is up to them.
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
            Your listings, and everything else you publish, remain yours. You allow us to store them, and to show them
            to visitors and in search results, for as long as they are published. You make sure that you have the right
            to publish them and that they are true.
          </p>
          <p>
            We may remove content that breaks these terms or the law, and we tell you why. Anyone can report such
            content to {mail}.
          </p>
        </>
      ),
    },
    {
      id: 'conduct',
      title: 'What is not allowed',
      body: (
        <ul>
          <li>Pretending to be someone else, or acting for a company without its permission.</li>
          <li>Misleading figures about a technology, a company or an investment.</li>
          <li>Sending bulk advertising to members, or collecting data about them by program.</li>
          <li>Bypassing limits and access checks, or disrupting the service. We welcome reports of vulnerabilities.</li>
          <li>Sharing paid content.</li>
        </ul>
      ),
    },
    {
      id: 'advice',
      title: 'No investment advice',
      body: (
        <p>
          Articles, research, listings and answers of Deep Research are for information only. They are not an offer, and
          not investment, legal or technical advice. Members write the listings, and we do not audit them: check what
          you rely on.
        </p>
      ),
    },
    {
      id: 'events',
      title: 'Events',
      body: (
        <p>
          A registration holds one seat for one person until you cancel it or the event is over. A full event has a
          waitlist; the first person in line gets a seat that becomes free. We tell you by email if an event changes or
          is cancelled.
        </p>
      ),
    },
    {
      id: 'service',
      title: 'The service',
      body: (
        <p>
          We run the network with care, but interruptions can happen, and the network will change. We are liable without
          limit for intent and gross negligence, and where the law says so. Otherwise we are liable only for the breach
          of essential duties, and only for damage that is typical and foreseeable.
        </p>
      ),
    },
    {
      id: 'ending',
      title: 'Ending your account',
      body: (
        <p>
          You can delete your account at any time in your <Link to={paths.settingsData}>settings</Link>, or by writing
          to {mail}. We may close an account that breaks these terms seriously or repeatedly. The{' '}
          <Link to={paths.privacy}>privacy policy</Link> says what we store, and for how long.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Changes and law',
      body: (
        <p>
          We announce changes that matter to members by email, 30 days in advance. If you do not agree, you can leave
          before they take effect. The law of our registered seat applies; mandatory consumer protection at your place
          of residence is not affected. If one clause is invalid, the others remain in force.
        </p>
      ),
    },
  ];
  return (
    <LegalPage
      path={paths.terms}
      title="Terms of Use"
      intro={`What you can expect of ${productName}, and what we expect of you.`}
      sections={sections}
    />
  );
}
