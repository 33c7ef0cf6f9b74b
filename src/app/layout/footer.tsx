import { EnvironmentOutlined, MailOutlined, PhoneOutlined } from '@ant-design/icons';

import { Link } from '#src/components/link.tsx';
import { Logo } from '#src/components/logo.tsx';
import { useSite } from '#src/features/site/index.ts';
import styles from './footer.module.css';
import { LazyNewsletterForm } from './lazy-newsletter-form.tsx';
import { headerLinks, legalLinks, type NavigationLink, resourceLinks } from './navigation.ts';

interface FooterProps {
  /** The last line only, for pages at which members work. */
  isSlim?: boolean;
}

/** The bottom of every page (rule shell). */
export function Footer({ isSlim = false }: FooterProps) {
  const site = useSite();
  const legal = (
    <div className={styles.legal}>
      <p>
        © {new Date().getFullYear()} {site.productName}, run by a subsidiary of {site.parentOrganization}.
      </p>
      <ul>
        {legalLinks.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
  if (isSlim) return <footer className={styles.slim}>{legal}</footer>;
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Logo name={site.productName} />
          <p className={styles.about}>
            {site.tagline}. Home to {site.footerClaim}.
          </p>
          <LazyNewsletterForm />
        </div>
        <LinkList title="Navigation" links={headerLinks} />
        <LinkList title="Resources" links={resourceLinks} />
        <section>
          <h2 className={styles.title}>Contact</h2>
          <address className={styles.contact}>
            <a href={`mailto:${site.contactEmail}`}>
              <MailOutlined aria-hidden="true" /> {site.contactEmail}
            </a>
            <span>
              <EnvironmentOutlined aria-hidden="true" /> {site.contactAddress}
            </span>
            <a href={`tel:${site.contactPhone.replace(/[^+\d]/g, '')}`}>
              <PhoneOutlined aria-hidden="true" /> {site.contactPhone}
            </a>
          </address>
          <ul className={styles.social}>
            {site.socialLinks.map(({ name, url }) => (
              <li key={name}>
                <a href={url} target="_blank" rel="noopener noreferrer">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      </div>
      {legal}
    </footer>
  );
}

function LinkList({ title, links }: { title: string; links: readonly NavigationLink[] }) {
  return (
    <nav aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.links}>
        {links.map(({ to, label }) => (
          <li key={label}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
