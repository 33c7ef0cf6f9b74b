import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';

import { builtInFocusAreas } from '#contract/focus-areas.ts';
import { sectors } from '#contract/focus-areas-sectors.ts';
import { jobTypes, technologyStages } from '#contract/listings.ts';
import { openDatabase } from '#server/platform/db/database.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { sqliteFileName } from '#server/platform/db/sqlite.ts';
import { generator } from './sample-market.ts';

const places = [
  'Ghent, Belgium',
  'Lisbon, Portugal',
  'Lyon, France',
  'Austin, USA',
  'Pune, India',
  'Oslo, Norway',
  'Remote',
];
const roundTypes = ['Seed', 'Series A', 'Series B', 'Grant', 'Bridge'];

/** Makes a database with `count` companies with up to three rounds, as many technologies, and as many listings. */
export async function fillInsights(dataDir: string, count: number): Promise<void> {
  const database = openDatabase({ dataDir, databaseUrl: undefined });
  await migrate(database);
  await database.close();
  const sqlite = new BetterSqlite3(join(dataDir, sqliteFileName));
  for (const pragma of ['synchronous = OFF', 'foreign_keys = OFF', 'cache_size = -200000']) sqlite.pragma(pragma);
  const user = sqlite.prepare(`insert into users (id, username, username_key, email, email_key, role, membership_tier,
    password_hash, is_test, created_at) values (1, 'one', 'one', 'one@example.com', 'one@example.com', 'member', 'free', '', 0,
    '2024-01-01T00:00:00.000Z')`);
  const company = sqlite.prepare(`insert into companies (id, name, name_key, description, lexemes, long_description,
    location, founded_year, size, sector, is_verified, funding_rounds, milestones, created_at, updated_at)
    values (?, 'Sample', 'sample', 'A sample of a description.', '', '', ?, 2020, '1-10', ?, 0, ?, '[]', ?, ?)`);
  const technology = sqlite.prepare(`insert into technologies (id, company_id, name, description, detailed_description,
    sector, status, development_stage, readiness_level, tags, is_listed_for_sale, key_innovators, applications, patents,
    publications, metrics, development_stages, sources, created_at, updated_at)
    values (?, ?, 'Sample', 'A sample.', '', ?, 'emerging', 'pilot', ?, '[]', 0, '[]', '[]', '[]', '[]', '{}', '[]', '[]',
    ?, ?)`);
  const level = sqlite.prepare('insert into technology_levels (technology_id, level, since) values (?, ?, ?)');
  const listing = sqlite.prepare(`insert into listings (id, owner_id, type, title, description, excerpt, focus_area_id,
    contact_email, tags, details, location, status, created_at, updated_at, expires_at)
    values (?, 1, ?, 'A sample listing', '', '', ?, 'x@example.com', '[]', ?, ?, 'published', ?, ?, '2027-01-01')`);
  const views = sqlite.prepare(`insert into view_totals (kind, item_id, total, day, day_total, shared)
    values ('listing', ?, 9, '2026-11-20', 6, 10)`);

  const random = generator(17);
  const one = <Value>(all: readonly Value[]) => all[Math.floor(random() * all.length)] as Value;
  const first = Date.parse('2024-01-01T00:00:00Z');
  const step = (Date.parse('2026-11-22T00:00:00Z') - first) / count;
  sqlite.exec('begin');
  sqlite.exec('delete from technologies');
  user.run();
  for (let id = 1; id <= count; id += 1) {
    const at = new Date(first + id * step).toISOString();
    const rounds = Array.from({ length: Math.floor(random() * 4) }, () => ({
      type: one(roundTypes),
      amount: `€${1 + Math.floor(random() * 40)}M`,
      date: new Date(first + random() * id * step).toISOString().slice(0, 10),
      investors: [],
    }));
    const sector = one(sectors).id;
    company.run(id, one(places), sector, JSON.stringify(rounds), at, at);
    technology.run(id, id, sector, 5, at, at);
    level.run(id, 2, at);
    level.run(id, 5, new Date(first + (id * step + count * step) / 2).toISOString());
    const type = one(['company', 'technology', 'job'] as const);
    const details = { technologyStage: one(Object.keys(technologyStages)), jobType: one(Object.keys(jobTypes)) };
    listing.run(id, type, one(builtInFocusAreas).id, JSON.stringify(details), one(places), at, at);
    if (id % 3 === 0) views.run(id);
  }
  sqlite.exec('commit');
  sqlite.exec('analyze');
  sqlite.close();
}
