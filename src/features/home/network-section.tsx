import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { listCompanies } from '#contract/companies.ts';
import { paths, pathTo } from '#contract/kit/paths.ts';
import { listingTypes, listListings } from '#contract/listings.ts';
import { listMembers } from '#contract/members.ts';
import { listTechnologies } from '#contract/technologies.ts';
import { Avatar } from '#src/components/avatar.tsx';
import { CardLink, Link } from '#src/components/link.tsx';
import { Skeleton } from '#src/components/skeleton.tsx';
import { formatAge, formatCount } from '#src/lib/format.ts';
import { queryOf } from '#src/lib/queries.ts';
import styles from './network-section.module.css';
import { Section } from './section.tsx';

const shown = 3;
const few = { query: { limit: String(shown) } };
const one = { query: { limit: '1' } };
const rows = Array.from({ length: shown }, (_, row) => `row ${row}`);

/** What the network has by now: how much, counted, and its newest members and listings. Left out where it has no members, and where they cannot be loaded. */
export function NetworkSection() {
  const { data: members, isError } = useQuery(queryOf(listMembers, { query: { ...few.query, sort: 'newest' } }));
  const { data: listings, isError: isWithoutListings } = useQuery(queryOf(listListings, few));
  const companies = useQuery(queryOf(listCompanies, one)).data;
  const technologies = useQuery(queryOf(listTechnologies, one)).data;
  if (isError || members?.items.length === 0) return null;
  const figures = [
    { to: paths.members, label: 'members', count: members?.count },
    { to: paths.companies, label: 'companies', count: companies?.count },
    { to: paths.technologies, label: 'technologies', count: technologies?.count },
    { to: paths.listings, label: 'open listings', count: listings?.count },
  ];
  return (
    <Section
      title="On the network now"
      text="Figures counted from the directories, and the newest members and listings."
    >
      <ul className={styles.figures} aria-label="The network in figures">
        {figures.map(({ to, label, count }) => (
          <li key={to} className={styles.figure}>
            <span className={styles.value}>{count ? formatCount(count) : '–'}</span>
            <CardLink to={to} className={styles.label}>
              {label}
            </CardLink>
          </li>
        ))}
      </ul>
      <div className={styles.columns}>
        <List title="New members" more={{ to: paths.members, label: 'All members' }} isLoading={!members}>
          {members?.items.map(({ id, name, title, organization, avatarUrl }) => (
            <li key={id} className={styles.row}>
              <Avatar id={id} name={name} url={avatarUrl} />
              <div className={styles.words}>
                <h4 className={styles.name}>
                  <CardLink to={pathTo(paths.member, { id })}>{name}</CardLink>
                </h4>
                <p className={styles.about}>{[title, organization].filter(Boolean).join(', ')}</p>
              </div>
            </li>
          ))}
        </List>
        <List
          title="New listings"
          more={{ to: paths.listings, label: 'All listings' }}
          isLoading={!listings && !isWithoutListings}
        >
          {listings?.items.map(({ id, title, type, location, createdAt }) => (
            <li key={id} className={styles.row}>
              <div className={styles.words}>
                <h4 className={styles.name}>
                  <CardLink to={pathTo(paths.listing, { id })}>{title}</CardLink>
                </h4>
                <p className={styles.about}>
                  {[listingTypes[type], location, formatAge(createdAt)].filter(Boolean).join(', ')}
                </p>
              </div>
            </li>
          ))}
        </List>
      </div>
    </Section>
  );
}

interface ListProps {
  title: string;
  more: { to: string; label: string };
  isLoading: boolean;
  children: ReactNode;
}

function List({ title, more, isLoading, children }: ListProps) {
  return (
    <div>
      <div className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        <Link to={more.to}>{more.label}</Link>
      </div>
      <ul className={styles.rows} aria-busy={isLoading}>
        {isLoading
          ? rows.map((row) => (
              <li key={row} className={styles.row}>
                <Skeleton width="60%" height={20} />
              </li>
            ))
          : children}
      </ul>
    </div>
  );
}
