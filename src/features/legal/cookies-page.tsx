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
      Lets us recognise this browser the next time you sign in: we mail you when an account signs in from one that it
      does not know, and strangers who guess your password cannot lock you out here. Set when you sign in and kept for
      180 days after your last sign-in. It holds a random number, which is changed at each sign-in, and opens nothing;
      scripts cannot read it (httpOnly), and it goes to this site only (SameSite).
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
    text: 'That you collapsed the sidebar. Removed when you expand it.',
  },
  {
    key: 'draft',
    term: <code>cardi-draft:…</code>,
    text: 'What you typed into a longer form and have not sent, such as a listing, your name in the settings or a message to us, so that a reload or a failure does not lose it. Removed when you send or discard it, and when you sign out.',
  },
  {
    key: 'recent',
    term: <code>cardi-recent-search</code>,
    text: 'The last six entries you opened from the search, so that they are offered first the next time. Removed when you sign out.',
  },
  {
    key: 'visit',
    term: <code>cardi-was-signed-in</code>,
    text: 'Whether somebody was signed in on the last visit, so that the page keeps room for the sidebar. Removed when you sign out.',
  },
];

/** /cookies: the two cookies, and what else the browser keeps (server/platform/http/session.ts, src/hooks/use-form-draft.ts). */
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
            Both are strictly necessary for an account and its safety, which is why we do not ask for consent, and why
            you see no banner.
          </p>
        </>
      ),
    },
    {
      id: 'local-storage',
      title: 'What your browser stores for itself',
      body: (
        <>
          <p>These entries lie in the local storage of your browser. They are never sent to us.</p>
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
          <p>
            One page is an exception by its nature: Deep Research shows the tool of another provider,{' '}
            {deepResearch.name}, in a frame, to signed-in members only and where it is configured. That provider may set
            cookies of its own, under its own policy.
          </p>
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
          second you are mailed at every sign-in; without local storage the theme and unsent drafts last until you leave
          the page. Everything else works as before.
        </p>
      ),
    },
    {
      id: 'questions',
      title: 'Questions',
      body: (
        <p>
          Write to <a href={`mailto:${contactEmail}`}>{contactEmail}</a>. What we do with data on our side is in the{' '}
          <Link to={paths.privacy}>privacy policy</Link>.
        </p>
      ),
    },
  ];
  return (
    <LegalPage
      path={paths.cookies}
      title="Cookie Policy"
      intro="Two cookies, for members who sign in. Nothing that follows you around."
      sections={sections}
    />
  );
}
