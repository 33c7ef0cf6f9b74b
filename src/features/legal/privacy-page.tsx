import { paths } from '#contract/kit/paths.ts';
import { Link } from '#src/components/link.tsx';
import { useSite } from '#src/features/site/index.ts';
import { Facts, LegalPage, type LegalSection } from './legal-page.tsx';

const stored = [
  {
    key: 'account',
    term: 'Your account',
    text: 'User name, email address, and full name and organization if you give them; your role and membership. Your password only as an argon2id hash, from which it cannot be read back.',
  },
  {
    key: 'sessions',
    term: 'Your sessions',
    text: 'When each began and was last used, whether it is a browser or the desktop app, and what your browser calls itself. The session’s secret only as a hash. Which devices have signed in to your account before: a random number each, as a hash.',
  },
  {
    key: 'two-factor',
    term: 'Two-factor sign-in, if you turn it on',
    text: 'The secret that your authenticator app has, too, and your recovery codes as hashes.',
  },
  {
    key: 'notifications',
    term: 'Notifications',
    text: 'What you were told of, whether you have read it, and which of it you want by mail.',
  },
  {
    key: 'listings',
    term: 'Your listings',
    text: 'What you publish in the Green Market. Everybody can read it, except for the contact address: it is never shown.',
  },
  {
    key: 'registrations',
    term: 'Event registrations',
    text: 'Name, email address, organization if you give it, and how you take part, to hold your seat and to write to you about the event. What is not confirmed by the link we mail is deleted after an hour.',
  },
  {
    key: 'requests',
    term: 'Membership requests',
    text: 'The plan you ask for and what became of it. Card numbers never reach us: where cards are taken, you type them on the pages of the payment provider, Stripe. What introductions cost you.',
  },
  {
    key: 'messages',
    term: 'Messages to us',
    text: 'Name, email address, subject and text of what you send by the contact form, and your account if you are signed in.',
  },
  {
    key: 'newsletter',
    term: 'Newsletter',
    text: 'Your address, and when you confirmed it or left. We write to confirmed addresses only.',
  },
  {
    key: 'mail',
    term: 'Mail to you',
    text: 'When we sent a mail. To whom it went and what it said is erased from our records once it is delivered to the mail server.',
  },
  {
    key: 'limits',
    term: 'Limits against abuse',
    text: 'How often a network address or an account has made a call, for at most a day.',
  },
  {
    key: 'logs',
    term: 'Server log',
    text: 'For each request its time, method, path, result and duration. No network address, no search terms, no content.',
  },
];

const kept = [
  { key: 'account', term: 'Account and listings', text: 'Until you have them deleted.' },
  {
    key: 'sessions',
    term: 'Sessions',
    text: 'Until you sign out, after 14 days without use, and for 60 days at most. You can end each in your settings. A new password ends all others. A device is known for 180 days after its last sign-in.',
  },
  {
    key: 'reset',
    term: 'Links for a new password or address',
    text: 'One hour, or until used; stored as a hash. An address you have changed, with the link that undoes the change: seven days.',
  },
  {
    key: 'payments',
    term: 'Memberships and charges',
    text: 'After an account is deleted, too, but without a name: we have to keep records of what is paid.',
  },
  {
    key: 'notifications',
    term: 'Notifications',
    text: 'Cleared away 90 days after they were written once you have read them, and after a year in any case.',
  },
  {
    key: 'mail',
    term: 'Records of mail',
    text: '30 days. A mail that could not be delivered is kept for 90 days at most.',
  },
  {
    key: 'pending',
    term: 'Newsletter addresses nobody confirmed',
    text: 'Cleared away once they are older than 30 days.',
  },
  {
    key: 'left',
    term: 'Newsletter addresses that left',
    text: 'Kept with a mark, so that we do not write again; erased on request.',
  },
  {
    key: 'messages',
    term: 'Messages and registrations',
    text: 'As long as we need them to answer you and to hold the event; erased on request.',
  },
];

/** /privacy. Each statement is one about this software: whoever changes what is stored changes it here. */
export function PrivacyPage() {
  const { productName, parentOrganization, contactAddress, contactEmail, deepResearch } = useSite();
  const mail = <a href={`mailto:${contactEmail}`}>{contactEmail}</a>;
  const sections: LegalSection[] = [
    {
      id: 'who',
      title: 'Who is responsible',
      body: (
        <p>
          {productName} is run by a subsidiary of {parentOrganization}, {contactAddress}. For everything about your data
          write to {mail}.
        </p>
      ),
    },
    {
      id: 'what',
      title: 'What we store',
      body: (
        <>
          <p>Only what you give us, and what running the service needs:</p>
          <Facts items={stored} />
        </>
      ),
    },
    {
      id: 'why',
      title: 'What for',
      body: (
        <>
          <p>
            To run your account and what you use it for, which is our contract with you; to answer you; to send you the
            newsletter if you have consented; and to keep the service safe, which is our legitimate interest.
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
            Other people see what you publish and the name you publish it under. They do not see your email address:
            messages to you are passed on by our server. If you write by a contact form, whoever you write to gets it
            with your name, so that they can answer; so do two whom our team introduces to each other. Our team sees the
            rest as far as its work needs it.
          </p>
          <p>
            Our pages load nothing from other companies and contain no analytics. Others are involved in three places
            only: the mail server that delivers our mails; Stripe, if you pay by card; and {deepResearch.name}, whose
            tool the Deep Research page shows to signed-in members where it is configured. What you type into that tool
            goes to its provider. Links to other sites do not tell them which of our pages you came from.
          </p>
        </>
      ),
    },
    {
      id: 'browser',
      title: 'What your browser stores',
      body: (
        <p>
          A cookie while you are signed in, one by which we recognise your browser, your choice of theme, and drafts of
          forms that you have not sent. The <Link to={paths.cookies}>cookie policy</Link> names each. The desktop app
          keeps your session in the keychain of your system, and some answers of the server on your disk for reading
          offline; signing out removes your own.
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
            You can ask what we store about you, have it corrected, handed over in a common format, or deleted, and you
            can object to its use. In your <Link to={paths.settingsData}>settings</Link> you download all of it as one
            file and delete your account yourself, at once. What others received from you then stays with them under the
            name “Former member”; seats at past events and records of payments stay without a name. The newsletter knows
            an address, not an account: leave it by the link in each of its mails. For everything else write to {mail}{' '}
            from the address of your account, or use the <Link to={paths.contact}>contact form</Link>; we answer within
            30 days.
          </p>
          <p>
            Every newsletter, and every mail about notifications, has a link that ends it with one click. If you think
            that we handle your data wrongly, you can also turn to a data protection authority.
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
          <li>Secrets of sessions and of mailed links are stored as hashes, and kept out of logs.</li>
          <li>A new password signs the account out on all other devices, and its owner is told by mail.</li>
          <li>You can have sign-in ask for a code of your phone beside the password.</li>
          <li>What may be read and changed is checked on the server, with limits against guessing.</li>
        </ul>
      ),
    },
    {
      id: 'changes',
      title: 'Changes',
      body: (
        <p>
          When what we do changes, this text changes with it, and so does the date at the top. We tell members by mail
          about changes that matter to them.
        </p>
      ),
    },
  ];
  return (
    <LegalPage
      path={paths.privacy}
      title="Privacy Policy"
      intro="What we store about you, what for, how long, and how to have it deleted."
      sections={sections}
    />
  );
}
