import { paths } from '#contract/kit/paths.ts';
import { Link } from '#src/components/link.tsx';
import { useSite } from '#src/features/site/index.ts';
import { Facts, LegalPage, type LegalSection } from './legal-page.tsx';

const checks = [
  {
    key: 'axe',
    term: 'Automated',
    text: 'Our browser tests run the axe engine with its rules for WCAG 2.2, levels A and AA, on pages in the dark and the light theme. A violation stops a release.',
  },
  {
    key: 'keyboard',
    term: 'Keyboard',
    text: 'Our tests use menus, dialogs and forms without a mouse, in order, with the focus visible.',
  },
  {
    key: 'sizes',
    term: 'Sizes',
    text: 'We look at pages at widths of 390, 820 and 1440 pixels, in both themes.',
  },
];

/** /accessibility: the target, the tests, and how to report a problem. */
export function AccessibilityPage() {
  const { productName, contactEmail, contactPhone, deepResearch } = useSite();
  const sections: LegalSection[] = [
    {
      id: 'target',
      title: 'Our target',
      body: (
        <p>
          {productName} aims to conform to the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA, on the web
          and in the desktop app, which show the same pages.
        </p>
      ),
    },
    {
      id: 'measures',
      title: 'What we do',
      body: (
        <ul>
          <li>Everything works with a keyboard; a link at the top of each page skips to its content.</li>
          <li>Text has a contrast of at least 4.5 to 1 in both themes.</li>
          <li>Each field has a visible label. Its error is a sentence under the field and linked to it.</li>
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
          <p>We test our pages ourselves with each change:</p>
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
            Members write their own texts: a listing may use words or links that are hard to follow. Tell us, and we
            will talk to its author.
          </li>
          {deepResearch.url !== null && (
            <li>
              The research tool in Deep Research is made by another provider, {deepResearch.name}. We cannot change it;
              you can open it in a tab of its own.
            </li>
          )}
          <li>No outside body has audited us so far.</li>
        </ul>
      ),
    },
    {
      id: 'report',
      title: 'Report a problem',
      body: (
        <p>
          If something does not work for you, write to <a href={`mailto:${contactEmail}`}>{contactEmail}</a>, call{' '}
          <a href={`tel:${contactPhone.replace(/[^+\d]/g, '')}`}>{contactPhone}</a>, or use the{' '}
          <Link to={paths.contact}>contact form</Link>. If you can, name the page and the software you use. We answer
          within five working days, and until the problem is fixed we give you what you need in another way.
        </p>
      ),
    },
  ];
  return (
    <LegalPage
      path={paths.accessibility}
      title="Accessibility"
      intro="Our network is for everyone. This page says how we keep it accessible, and how to report a problem."
      sections={sections}
    />
  );
}
