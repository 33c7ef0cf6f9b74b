import { type Kysely, sql } from 'kysely';

import type { MigrationDialect } from './frozen.ts';

/** Offers to members, the codes they give, and who has redeemed them. */
export async function up(db: Kysely<unknown>, dialect: MigrationDialect): Promise<void> {
  const integer = dialect === 'sqlite' ? 'integer' : 'bigint';
  const table = (name: string) =>
    db.schema
      .createTable(name)
      .addColumn('id', integer, (c) =>
        dialect === 'sqlite' ? c.primaryKey().autoIncrement() : c.primaryKey().generatedByDefaultAsIdentity(),
      );
  await table('offers')
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('status', 'text', (c) => c.notNull().check(sql`status in ('draft', 'published', 'ended')`))
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('partner_id', integer, (c) => c.references('partners.id').onDelete('set null'))
    .addColumn('giver', 'text', (c) => c.notNull())
    .addColumn('gives', 'text', (c) => c.notNull())
    .addColumn('terms', 'text', (c) => c.notNull())
    .addColumn('url', 'text', (c) => c.notNull())
    .addColumn('starts_on', 'text')
    .addColumn('ends_on', 'text')
    .addColumn('max_redemptions', 'integer')
    .addColumn('audience', 'text', (c) => c.notNull().check(sql`audience in ('professional', 'annual')`))
    .addColumn('code_kind', 'text', (c) => c.notNull().check(sql`code_kind in ('none', 'shared', 'own')`))
    .addColumn('shared_code', 'text')
    .addColumn('redeemed', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('codes_left', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute();
  await sql`create index offers_published on offers (ends_on, id) where status = 'published'`.execute(db);
  await sql`create index offers_by_partner on offers (partner_id) where partner_id is not null`.execute(db);
  await table('offer_redemptions')
    .addColumn('offer_id', integer, (c) => c.notNull().references('offers.id'))
    .addColumn('user_id', integer, (c) => c.references('users.id').onDelete('set null'))
    .addColumn('redeemed_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('offer_redemptions_once', ['offer_id', 'user_id'])
    .execute();
  await sql`create index offer_redemptions_by_user on offer_redemptions (user_id, id)`.execute(db);
  await sql`create index offer_redemptions_by_time on offer_redemptions (offer_id, redeemed_at)`.execute(db);
  await table('offer_codes')
    .addColumn('offer_id', integer, (c) => c.notNull().references('offers.id').onDelete('cascade'))
    .addColumn('code', 'text', (c) => c.notNull())
    .addColumn('redemption_id', integer, (c) => c.unique().references('offer_redemptions.id'))
    .addUniqueConstraint('offer_codes_once', ['offer_id', 'code'])
    .execute();
  await sql`create index offer_codes_left on offer_codes (offer_id, id) where redemption_id is null`.execute(db);
}
