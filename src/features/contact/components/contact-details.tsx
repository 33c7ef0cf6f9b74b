import { ClockCircleOutlined, EnvironmentOutlined, MailOutlined, PhoneOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';

import { useSite } from '#src/features/site/index.ts';
import styles from './contact-details.module.css';

/** Other contact details and the business hours, all from the configuration. */
export function ContactDetails() {
  const site = useSite();
  return (
    <aside className={styles.details} aria-label="Contact details">
      <address className={styles.ways}>
        <Way icon={<EnvironmentOutlined aria-hidden="true" />} title="Address">
          {site.contactAddress}
        </Way>
        <Way icon={<PhoneOutlined aria-hidden="true" />} title="Phone">
          <a href={`tel:${site.contactPhone.replace(/[^+\d]/g, '')}`}>{site.contactPhone}</a>
        </Way>
        <Way icon={<MailOutlined aria-hidden="true" />} title="Email">
          <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>
        </Way>
      </address>
      <Way icon={<ClockCircleOutlined aria-hidden="true" />} title="Business Hours">
        <dl className={styles.hours}>
          {site.businessHours.map(({ days, hours }) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd>{hours}</dd>
            </div>
          ))}
        </dl>
      </Way>
      <nav aria-label="Social media" className={styles.social}>
        <h2 className={styles.title}>Follow us</h2>
        <ul>
          {site.socialLinks.map(({ name, url }) => (
            <li key={name}>
              <a href={url} target="_blank" rel="noopener noreferrer">
                {name}
                <span className="visually-hidden"> (opens in a new tab)</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  );
}

function Way({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <section className={styles.way}>
      <span className={styles.icon}>{icon}</span>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <div className={styles.text}>{children}</div>
      </div>
    </section>
  );
}
