import { randomBytes } from 'node:crypto';
import { publishedTestPassword } from '#contract/accounts.ts';
import type { Deps } from '#server/deps.ts';
import { hashPassword, insertUser } from '#server/features/accounts/index.ts';
import { seedArticles } from './articles/seed-articles.ts';
import { seedCompanies } from './companies/seed-companies.ts';
import { seedEvents } from './events/seed-events.ts';
import { seedFeeds } from './feeds/seed-feeds.ts';
import { seedFirstListings, seedLaterListings } from './listings/seed-listings.ts';
import { seedMatchProfiles } from './match-profiles/seed-match-profiles.ts';
import { seedMembers } from './members/seed-members.ts';
import { seedPictures } from './pictures/seed-pictures.ts';
import { seedResearch } from './research/seed-research.ts';
import { sampleUsers } from './sample-users.ts';
import { seedCompanyListings } from './seed-company-listings.ts';
import { seedCompanyPeople } from './seed-company-people.ts';
import { seedConversations } from './seed-conversations.ts';
import { seedIntroductions } from './seed-introductions.ts';
import { seedOffers } from './seed-offers.ts';
import { seedPartners } from './seed-partners.ts';
import { claimSeed, isSeeded } from './seed-store.ts';
import { seedVisibility } from './seed-visibility.ts';

/**
 * Fills an empty database with the test users and sample content; does nothing the second time. Each
 * part is one transaction, so a start that is cut short leaves nothing half.
 */
export async function seed(deps: Pick<Deps, 'database' | 'now'>): Promise<void> {
  if (!(await isSeeded(deps.database, 'samples'))) await seedSamples(deps);
  await seedMembers(deps);
  await seedLaterListings(deps);
  await deps.database.write((trx) => seedEvents(deps.database, trx, deps.now()));
  await seedArticles(deps);
  await seedResearch(deps);
  await seedPartners(deps);
  await seedOffers(deps);
  await seedCompanies(deps);
  await seedPictures(deps);
  await seedMatchProfiles(deps);
  await seedCompanyListings(deps);
  await seedCompanyPeople(deps);
  await seedConversations(deps);
  await seedIntroductions(deps);
  await seedVisibility(deps);
  // After the companies that its items name.
  await seedFeeds(deps);
}

async function seedSamples(deps: Pick<Deps, 'database' | 'now'>): Promise<void> {
  const { database } = deps;
  const testHash = await hashPassword(publishedTestPassword);
  // Sample members cannot sign in, because nobody knows these passwords.
  const lockedHash = await hashPassword(randomBytes(24).toString('base64url'));
  await database.write(async (trx) => {
    if (!(await claimSeed(trx, 'samples', deps.now().toISOString()))) return;
    for (const { isTest, ...user } of sampleUsers) {
      const passwordHash = isTest ? testHash : lockedHash;
      const at = deps.now().toISOString();
      await insertUser(trx, { ...user, isTest, passwordHash, createdAt: at, emailConfirmedAt: at });
    }
    await seedFirstListings(deps, trx);
  });
}
