import { expect } from 'vitest';

import { registerForEvent } from '#contract/events.ts';
import { listListings } from '#contract/listings.ts';
import { createTestApp } from '#server/testing/app.ts';
import { anEvent } from '#server/testing/event-factory.ts';
import { onlyOn } from '#server/testing/only-on.ts';

onlyOn(
  'postgres',
  'R5: however many register for one event, others are served: one of them waits for its row, the rest for their turn',
  async () => {
    await using app = await createTestApp();
    const id = await anEvent(app.deps, { capacity: 10 });
    const visitor = app.visitor();
    const held = Promise.withResolvers<void>();
    const locked = Promise.withResolvers<void>();
    const holding = app.deps.database.write(async (trx) => {
      await trx.selectFrom('events').where('id', '=', id).selectAll().forUpdate().execute();
      locked.resolve();
      await held.promise;
    });
    await locked.promise;
    const registering = Array.from({ length: 40 }, (_, number) =>
      visitor.send(registerForEvent, {
        params: { id },
        body: { name: `Guest ${number}`, email: `guest-${number}@test.example` },
      }),
    );
    await expect.poll(() => app.deps.database.pools().find(({ name }) => name === 'writes')?.inUse).toBe(2);
    // Reads have separate connections, and writes to other rows share the remaining ones.
    expect((await visitor.send(listListings, { query: {} })).status).toBe(200);
    await app.aUser();
    expect(app.deps.database.pools().find(({ name }) => name === 'writes')).toMatchObject({ inUse: 2, waiting: 0 });
    held.resolve();
    await holding;
    const statuses = (await Promise.all(registering)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([201]));
  },
);
