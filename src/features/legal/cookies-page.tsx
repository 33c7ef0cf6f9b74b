import { paths } from '#contract/kit/paths.ts';
import { Link } from '#src/components/link.tsx';
import { useSite } from '#src/features/site/index.ts';
import { Facts, LegalPage, type LegalSection } from './legal-page.tsx';

const cookie = {
  key: 'session',
  term: (
    <>
      <code>__Host-cardi_session</code>, or <code>cardi_session</code> where the site is not reached over https
    </>
  ),
  text: (
    <>
      Keeps you signed in. Set when you sign in, removed when you sign out. It holds a random number and nothing about
      you; scripts cannot read it (httpOnly), and it goes to this site only (SameSite). It ends after 14 days without a
      visit, and after 60 days in any case.
    </>
  ),
};

const deviceCookie = {
  key: 'device',
  term: (
    <>
      <code>__Host-cardi_device</code>, or <code>cardi_device</code>
    </>
  ),
  text: (
    <>
      Lets us recognise this browser the next time you sign in: we email you when your account signs in from an unknown
      browser, and strangers who guess passwords cannot lock you out here. Set when you sign in and kept for 180 days
      after your last sign-in. It holds a random number, which changes at each sign-in, and gives no access; scripts
      cannot read it (httpOnly), and it goes to this site only (SameSite).
    </>
  ),
};

const stored = [
  {
    key: 'theme',
    term: <code>cardi-theme</code>,
    text: 'Your choice of the light, the dark or the system theme. Stays until you clear it.',
  },
  {
    key: 'sidebar',
    term: <code>cardi-sidebar</code>,
    text: 'Whether you collapsed the sidebar. Removed when you expand it.',
  },
  {
    key: 'folded',
    term: <code>cardi-folded</code>,
    text: 'Which groups of the sidebar you folded or unfolded. Stays until you clear it.',
  },
  {
    key: 'draft',
    term: <code>cardi-draft:…</code>,
    text: 'Unsent text of a longer form, such as a listing, your name in the settings or a message to us, so that a reload or a failure does not lose it. Removed when you send or discard it, and when you sign out.',
  },
  {
    key: 'recent',
    term: <code>cardi-recent-search</code>,
    text: 'The last six entries you opened from the search, so that they are offered first the next time. Removed when you sign out or your session ends.',
  },
  {
    key: 'traces',
    term: <code>cardi-traces-of</code>,
    text: 'The number of the account that was signed in, so that nobody else is shown what its member opened from the search. Removed when you sign out or your session ends.',
  },
  {
    key: 'notice',
    term: <code>cardi-notice-height</code>,
    text: 'How much room the notice takes that asks you to confirm your email address. Removed when you have confirmed it or signed out.',
  },
  {
    key: 'visit',
    term: <code>cardi-was-signed-in</code>,
    text: 'Whether someone was signed in on the last visit, so that the page keeps room for the sidebar. Removed when you sign out.',
  },
];

/**
 * /cookies: the two cookies, and other data in the browser (server/platform/http/session.ts,
 * src/hooks/use-form-draft.ts).
 */
export function CookiesPage() {
  const { contactEmail, deepResearch } = useSite();
  const sections: LegalSection[] = [
    {
      id: 'cookie',
      title: 'The two cookies we set',
      body: (
        <>
          <p>Visitors who are not signed in get no cookie at all. Signing in sets exactly two:</p>
          <Facts items={[cookie, deviceCookie]} />
          <p>
            Both are strictly necessary for an account and its safety, so we do not ask for consent and you see no
            banner.
          </p>
        </>
      ),
    },
    {
      id: 'local-storage',
      title: 'What your browser stores locally',
      body: (
        <>
          <p>These entries are in the local storage of your browser. They are never sent to us.</p>
          <Facts items={stored} />
          <p>The desktop app keeps some answers of the server on your disk, too, so that you can read them offline.</p>
        </>
      ),
    },
    {
      id: 'not-used',
      title: 'What we do not use',
      body: (
        <>
          <ul>
            <li>No analytics, no advertising, no tracking pixels, no fingerprinting.</li>
            <li>
              No fonts, scripts or pictures from other companies: your browser loads everything from this site, and a
              security policy makes it refuse anything else.
            </li>
          </ul>
          {deepResearch.url !== null && (
            <p>
              One page is an exception: Deep Research shows signed-in members the tool of another provider,{' '}
              {deepResearch.name}, in a frame. That provider may set cookies of its own, under its own policy.
            </p>
          )}
        </>
      ),
    },
    {
      id: 'control',
      title: 'How to remove them',
      body: (
        <p>
          Signing out removes the first cookie and ends the session on our server. Your browser&rsquo;s settings remove
          the rest: look for &ldquo;site data&rdquo;. Without the first cookie you cannot be signed in; without the
          second we email you at every sign-in; without local storage the theme and unsent drafts last until you leave
          the page. Everything else works as before.
        </p>
      ),
    },
    {
      id: 'questions',
      title: 'Questions',
      body: (
        <p>
          Write to <a href={`mailto:${contactEmail}`}>{contactEmail}</a>. The{' '}
          <Link to={paths.privacy}>privacy policy</Link> says what we do with data on our side.
        </p>
      ),
    },
  ];
  return (
    <LegalPage
      path={paths.cookies}
      title="Cookie Policy"
      intro="Two cookies, for members who sign in. No tracking."
      sections={sections}
    />
  );
}
