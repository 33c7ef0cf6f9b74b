import { randomBytes } from 'node:crypto';

import { testPassword } from '#contract/accounts.ts';
import { listingInput } from '#contract/listings.ts';
import type { Deps } from '#server/deps.ts';
import { hashPassword } from '#server/features/accounts/passwords.ts';
import { insertUser } from '#server/features/accounts/store.ts';
import { findArea } from '#server/features/focus-areas/store.ts';
import { insertListing } from '#server/features/listings/store.ts';
import { toPlainText, toSafeHtml } from '#server/rich-text/rich-text.ts';
import { seedArticles } from './articles/seed-articles.ts';
import { seedEvents } from './events/seed-events.ts';
import { seedResearch } from './research/seed-research.ts';
import { sampleListings } from './sample-listings.ts';
import { sampleUsers } from './sample-users.ts';
import { seedPartners } from './seed-partners.ts';
import { claimSeed, isSeeded } from './seed-store.ts';

const hour = 60 * 60 * 1000;

/**
 * Fills an empty database with the test users and sample content; does nothing the second time. Each
 * part is one transaction, so a start that is cut short leaves nothing half.
 */
export async function seed(deps: Pick<Deps, 'database' | 'now'>): Promise<void> {
  if (!(await isSeeded(deps.database, 'samples'))) await seedSamples(deps);
  await deps.database.write((trx) => seedEvents(trx, deps.now()));
  await seedArticles(deps);
  await seedResearch(deps);
  await seedPartners(deps);
}

async function seedSamples(deps: Pick<Deps, 'database' | 'now'>): Promise<void> {
  const { database } = deps;
  const testHash = await hashPassword(testPassword);
  // Sample members cannot sign in: nobody knows these passwords.
  const lockedHash = await hashPassword(randomBytes(24).toString('base64url'));
  const now = deps.now().getTime();
  await database.write(async (trx) => {
    if (!(await claimSeed(trx, 'samples', deps.now().toISOString()))) return;
    const owners = new Map<string, { id: number; email: string }>();
    for (const { isTest, ...user } of sampleUsers) {
      const passwordHash = isTest ? testHash : lockedHash;
      const created = await insertUser(trx, { ...user, isTest, passwordHash, createdAt: deps.now().toISOString() });
      owners.set(user.username, created);
    }
    for (const [index, { owner, ...sample }] of sampleListings.entries()) {
      const user = owners.get(owner);
      const area = await findArea({ db: trx }, 'title', sample.focusArea);
      if (!user || !area) throw new Error(`The sample listing "${sample.title}" names an unknown owner or focus area`);
      const listing = listingInput.parse({ ...sample, contactEmail: user.email });
      const html = toSafeHtml(listing.description);
      await insertListing(database, trx, {
        ...listing,
        ownerId: user.id,
        focusAreaId: area.id,
        focusAreaSlug: area.slug,
        html,
        text: toPlainText(html),
        createdAt: new Date(now - (sampleListings.length - index) * 31 * hour).toISOString(),
      });
    }
  });
}
