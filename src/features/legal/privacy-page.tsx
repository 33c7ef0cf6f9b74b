import { paths } from '#contract/kit/paths.ts';
import { Link } from '#src/components/link.tsx';
import { useSite } from '#src/features/site/index.ts';
import { Facts, LegalPage, type LegalSection } from './legal-page.tsx';

const stored = [
  {
    key: 'account',
    term: 'Your account',
    text: 'Your user name, email address, role and membership, and your full name and organization if you give them. We keep your password only as an argon2id hash, from which nobody can read it back.',
  },
  {
    key: 'sessions',
    term: 'Your sessions',
    text: 'When each session began and was last used, whether it belongs to a browser or the desktop app, and the name your browser gives itself. We keep the session’s secret only as a hash. For each device that has signed in to your account we keep a random number, also as a hash.',
  },
  {
    key: 'two-factor',
    term: 'Two-factor sign-in, if you turn it on',
    text: 'The secret that we share with your authenticator app, and your recovery codes as hashes.',
  },
  {
    key: 'notifications',
    term: 'Notifications',
    text: 'The notifications you received, whether you have read them, and which ones you want by email.',
  },
  {
    key: 'listings',
    term: 'Your listings',
    text: 'The listings you publish in the Green Market. Everyone can read them, except for the contact address, which is never shown.',
  },
  {
    key: 'registrations',
    term: 'Event registrations',
    text: 'Your name, email address, attendance type, and organization if you give it. We use them to hold your seat and to email you about the event. If you do not confirm a registration by the link in our email, we delete it after an hour.',
  },
  {
    key: 'requests',
    term: 'Membership requests',
    text: 'The plan you request, the outcome, and the price of your introductions. Card numbers never reach us: where you can pay by card, you type them on the pages of our payment provider, Stripe.',
  },
  {
    key: 'research',
    term: 'Questions to Deep Research',
    text: 'Your questions, the passages found for them and the answers. Only you can read them. We keep your 200 latest questions, until you delete them.',
  },
  {
    key: 'visits',
    term: 'Visits to members’ profiles',
    text: 'How many views each profile had on a day. Who it was only where both members have chosen to share their visits, until one of them stops.',
  },
  {
    key: 'messages',
    term: 'Messages to us',
    text: 'The name, email address, subject and text that you send by the contact form, and your account if you are signed in.',
  },
  {
    key: 'newsletter',
    term: 'Newsletter',
    text: 'Your address, and when you confirmed it or unsubscribed. We write only to confirmed addresses.',
  },
  {
    key: 'mail',
    term: 'Emails to you',
    text: 'When we sent an email. We erase its address and its text from our records once the mail server has taken it.',
  },
  {
    key: 'limits',
    term: 'Limits against abuse',
    text: 'The number of calls from a network address or an account, for at most a day.',
  },
  {
    key: 'logs',
    term: 'Server log',
    text: 'For each request its time, method, path, result and duration. No network address, no search terms, no content.',
  },
];

const kept = [
  { key: 'account', term: 'Account and listings', text: 'Until you delete them.' },
  {
    key: 'sessions',
    term: 'Sessions',
    text: 'Until you sign out, until 14 days have passed without use, and for 60 days at most. You can end each session in your settings. A new password ends all other sessions. A device is recognised for 180 days after its last sign-in.',
  },
  {
    key: 'reset',
    term: 'Links for a new password or address',
    text: 'One hour, or until used; stored as a hash. If you change your address, we keep the old one and the link that undoes the change for seven days.',
  },
  {
    key: 'payments',
    term: 'Memberships and charges',
    text: 'Also after an account is deleted, but without a name: we must keep records of payments.',
  },
  {
    key: 'notifications',
    term: 'Notifications',
    text: 'Deleted after 90 days if you have read them, and after a year in any case.',
  },
  {
    key: 'visits',
    term: 'Visits to members’ profiles',
    text: '90 days.',
  },
  {
    key: 'mail',
    term: 'Records of emails',
    text: '30 days. An email that could not be delivered is kept for 90 days at most.',
  },
  {
    key: 'pending',
    term: 'Newsletter addresses that were not confirmed',
    text: 'Deleted after 30 days.',
  },
  {
    key: 'left',
    term: 'Unsubscribed newsletter addresses',
    text: 'Kept with a mark, so that we do not write to you again; erased on request.',
  },
  {
    key: 'messages',
    term: 'Messages and registrations',
    text: 'As long as we need them to answer you and to hold the event; erased on request.',
  },
];

/** /privacy. It describes what this software stores: change the text when you change the software. */
export function PrivacyPage() {
  const { productName, parentOrganization, contactAddress, contactEmail, deepResearch } = useSite();
  const mail = <a href={`mailto:${contactEmail}`}>{contactEmail}</a>;
  const sections: LegalSection[] = [
    {
      id: 'who',
      title: 'Who is responsible',
      body: (
        <p>
          {productName} is run by a subsidiary of {parentOrganization}, {contactAddress}. If you have questions about
          your data, write to {mail}.
        </p>
      ),
    },
    {
      id: 'what',
      title: 'What we store',
      body: (
        <>
          <p>We store only what you give us and what the service needs to run:</p>
          <Facts items={stored} />
        </>
      ),
    },
    {
      id: 'why',
      title: 'Why we store it',
      body: (
        <>
          <p>
            We use your data to provide your account and its services, which is our contract with you; to answer you; to
            send you the newsletter if you have consented; and to keep the service safe, which is our legitimate
            interest.
          </p>
          <p>We do not sell data, show no advertising, build no profiles and make no automated decisions about you.</p>
        </>
      ),
    },
    {
      id: 'who-sees',
      title: 'Who sees it',
      body: (
        <>
          <p>
            Other people see what you publish and the name you publish it under. They do not see your email address: our
            server passes messages on to you. If you write by a contact form, the recipient gets your email address and
            your name, so that they can answer. If our team introduces two people, each gets the other&rsquo;s. Our team
            sees the rest as far as its work needs it.
          </p>
          <p>
            Our pages load nothing from other companies and contain no analytics. Other companies are involved in only
            three places: the mail server that delivers our emails; Stripe, if you pay by card; and Deep Research.{' '}
            {deepResearch.url === null
              ? 'Its page names the AI models that answer, if there are any. Your question and the passages found for it go to them, and to their providers if they run elsewhere; your messages, enquiries, drafts and notes never do.'
              : `Its page shows signed-in members the tool of ${deepResearch.name}. What you type into that tool goes to its provider.`}{' '}
            Links to other sites do not tell them which of our pages you came from.
          </p>
        </>
      ),
    },
    {
      id: 'browser',
      title: 'What your browser stores',
      body: (
        <p>
          A cookie while you are signed in, a cookie by which we recognise your browser, your choice of theme, and
          drafts of forms that you have not sent. The <Link to={paths.cookies}>cookie policy</Link> names each of them.
          The desktop app keeps your session in the keychain of your system, and some answers of the server on your disk
          for reading offline; signing out removes those that are yours.
        </p>
      ),
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      body: <Facts items={kept} />,
    },
    {
      id: 'rights',
      title: 'Your rights, and how to have data deleted',
      body: (
        <>
          <p>
            You can ask what we store about you, and have it corrected, deleted, or handed over in a common format. You
            can also object to its use. In your <Link to={paths.settingsData}>settings</Link> you can download all of it
            as one file and delete your account yourself, at once. Messages that others received from you then stay with
            them under the name “Former member”; seats at past events and records of payments stay without a name. The
            newsletter belongs to an address, not to an account: unsubscribe by the link in each issue. For everything
            else, write to {mail} from the address of your account, or use the{' '}
            <Link to={paths.contact}>contact form</Link>; we answer within 30 days.
          </p>
          <p>
            Every newsletter, and every email about notifications, has a link to unsubscribe with one click. If you
            think that we handle your data wrongly, you can also complain to a data protection authority.
          </p>
        </>
      ),
    },
    {
      id: 'security',
      title: 'How we protect it',
      body: (
        <ul>
          <li>Passwords are hashed with argon2id; common ones are refused when you choose one.</li>
          <li>Secrets of sessions and of links in emails are stored as hashes and kept out of logs.</li>
          <li>A new password signs you out on all other devices, and we notify you by email.</li>
          <li>With two-factor sign-in, you also enter a code from your phone.</li>
          <li>The server checks every request to read or change data, with limits against guessing.</li>
        </ul>
      ),
    },
    {
      id: 'changes',
      title: 'Changes',
      body: (
        <p>
          When our practice changes, we change this text and the date at the top. We tell members by email about changes
          that matter to them.
        </p>
      ),
    },
  ];
  return (
    <LegalPage
      path={paths.privacy}
      title="Privacy Policy"
      intro="What we store about you, why, for how long, and how to have it deleted."
      sections={sections}
    />
  );
}
