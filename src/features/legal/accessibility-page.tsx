import { paths } from '#contract/kit/paths.ts';
import { Link } from '#src/components/link.tsx';
import { useSite } from '#src/features/site/index.ts';
import { Facts, LegalPage, type LegalSection } from './legal-page.tsx';

const checks = [
  {
    key: 'axe',
    term: 'Automated',
    text: 'Our browser tests run the axe engine with its rules for WCAG 2.2, levels A and AA, over pages in the dark and the light theme. A violation stops a release.',
  },
  {
    key: 'keyboard',
    term: 'Keyboard',
    text: 'Menus, dialogs and forms are worked through without a mouse, in order, with the focus visible.',
  },
  {
    key: 'sizes',
    term: 'Sizes',
    text: 'Pages are looked at 390, 820 and 1440 pixels wide, in both themes.',
  },
];

/** /accessibility: the target, how it is tested, and whom to tell. */
export function AccessibilityPage() {
  const { productName, contactEmail, contactPhone, deepResearch } = useSite();
  const sections: LegalSection[] = [
    {
      id: 'target',
      title: 'What we aim at',
      body: (
        <p>
          {productName} is to conform to the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA, on the web and
          in the desktop app, which show the same pages.
        </p>
      ),
    },
    {
      id: 'measures',
      title: 'What we do for it',
      body: (
        <ul>
          <li>Everything works with a keyboard; a link at the top of each page skips to its content.</li>
          <li>Text stands out from its ground by at least 4.5 to 1 in either theme.</li>
          <li>Each field has a visible label, and its error is in words, under the field and tied to it.</li>
          <li>Short messages are announced to screen readers; F8 moves the focus to them.</li>
          <li>If your system asks for reduced motion, nothing moves.</li>
          <li>Text can be enlarged to 200 percent, and pages fit a width of 320 pixels.</li>
        </ul>
      ),
    },
    {
      id: 'testing',
      title: 'How we test',
      body: (
        <>
          <p>We assess our pages ourselves, with each change:</p>
          <Facts items={checks} />
        </>
      ),
    },
    {
      id: 'limits',
      title: 'Known limits',
      body: (
        <ul>
          <li>
            What members write is theirs: a listing may use words or links that are hard to follow. Tell us, and we talk
            to its author.
          </li>
          <li>
            The research tool in Deep Research is made by another provider, {deepResearch.name}. We cannot change it;
            you can open it in a tab of its own.
          </li>
          <li>No outside body has audited us so far.</li>
        </ul>
      ),
    },
    {
      id: 'report',
      title: 'Report a problem',
      body: (
        <p>
          Something keeps you out? Write to <a href={`mailto:${contactEmail}`}>{contactEmail}</a>, call{' '}
          <a href={`tel:${contactPhone.replace(/[^+\d]/g, '')}`}>{contactPhone}</a>, or use the{' '}
          <Link to={paths.contact}>contact form</Link>. Say which page it is and what you use to read it, if you can. We
          answer within five working days, and until it is mended we get you what you came for in another way.
        </p>
      ),
    },
  ];
  return (
    <LegalPage
      path={paths.accessibility}
      title="Accessibility"
      intro="A network is for everybody who has something to bring to it. This is how we keep the way in open."
      sections={sections}
    />
  );
}
