import { listListings } from '#contract/listings.ts';
import { getListingForm, updateListing } from '#contract/listings-own.ts';
import { startConversation } from '#contract/messages.ts';
import { type DatabaseLocation, openDatabase } from '#server/platform/db/database.ts';
import { createClient, type TestClient } from '#server/testing/client.ts';
import { listingForm } from '#server/testing/factories.ts';
import { words } from '#server/testing/message-factory.ts';
import { type ServerProcess, startServerProcess } from '#server/testing/server-process.ts';
import { peakMemory, putUnderLoad } from './support/load.ts';
import { withMarket } from './support/market.ts';
import { type OpenStreams, openStreams } from './support/open-streams.ts';
import { percentiles, timesOf } from './support/percentiles.ts';
import type { Benchmark, Figure } from './support/report.ts';
import { aPerson, type Person } from './support/signed-in.ts';

const listings = 10_000;
const members = 250;
const streamsEach = 8;
const messages = 400;
const edits = 100;

/**
 * 2,000 open streams on one process: their memory, the list beside them, how soon a message is heard that this process or
 * another one takes, and how soon all of them have heard of an edit. `-- --postgres` measures PostgreSQL.
 */
export const run: Benchmark = (args) =>
  withMarket(args, listings, async (location) => {
    const env = {
      DATA_DIR: location.dataDir,
      DATABASE_URL: location.databaseUrl,
      APP_MODE: 'staging',
      RATE_LIMIT_FACTOR: '1000000',
      LOG_LEVEL: 'info',
    };
    // The first start adds the sample content; the second one is measured.
    await using first = await startServerProcess({ env });
    await first.stop();
    const people = await makeMembers(location);
    await using server = await startServerProcess({ core: 0, env });
    const startOther = () => startServerProcess({ core: 1, env });
    return await measure(server, startOther, people);
  });

/** Members with a session each, who may write to each other; the first is an admin, who may change any listing. */
async function makeMembers(location: DatabaseLocation): Promise<Person[]> {
  const database = openDatabase(location);
  const people: Person[] = [];
  for (let index = 0; index < members; index += 1)
    people.push(await aPerson(database, `bench-${index}`, index === 0 ? { role: 'admin' } : {}));
  await database.close();
  return people;
}

async function measure(
  server: ServerProcess,
  startOther: () => Promise<ServerProcess>,
  people: readonly Person[],
): Promise<Figure[]> {
  const [sender, ...peers] = people;
  if (!sender) throw new Error('Nobody is there');
  const list = { url: server.url, headers: sender.headers, requests: [{ path: listListings.path }] };
  // The first load fills the heap: its growth is not that of the streams.
  await putUnderLoad(server.pid, list);
  const without = await putUnderLoad(server.pid, list);
  const memoryBefore = peakMemory(server.pid);
  const streams = await openStreams(server.url, people, streamsEach);
  const withStreams = await putUnderLoad(server.pid, list);
  // Before anything is written: writes need memory of their own.
  const memory = peakMemory(server.pid) - memoryBefore;

  const here = clientOf(server, sender);
  const messagesHere = await timesOfMessages(here, peers, streams);
  const editTimes = await timesOfEdits(here, streams);
  await using other = await startOther();
  const messagesElsewhere = await timesOfMessages(clientOf(other, sender), peers, streams);
  streams.close();
  return [
    { what: 'open streams', value: members * streamsEach, unit: '', bound: { atLeast: 2000 } },
    { what: 'more memory', value: memory, unit: 'MB', bound: { atMost: 60 } },
    { what: 'list of 20 without streams', value: without.perSecond, unit: '/s', bound: null },
    { what: 'list of 20 beside them', value: withStreams.perSecond, unit: '/s', bound: null },
    { what: '  share of without', value: withStreams.perSecond / without.perSecond, unit: '', bound: { atLeast: 0.9 } },
    { what: '  share by processor time', value: without.cpu / withStreams.cpu, unit: '', bound: null },
    ...percentiles('from sending a message to its event', messagesHere, 250, 0.99),
    ...percentiles('the same, sent through another process', messagesElsewhere, 250, 0.99),
    ...percentiles('from an edit to the last of all streams', editTimes, 250, 0.99),
  ];
}

/** A browser of the person at a server. */
function clientOf({ url }: ServerProcess, { headers }: Person): TestClient {
  const client = createClient(url);
  const [name = '', value = ''] = headers.cookie.split('=', 2);
  client.cookies.set(name, value);
  return client;
}

/** From the request that sends a message to the event at one stream of its receiver. */
function timesOfMessages(client: TestClient, peers: readonly Person[], streams: OpenStreams): Promise<number[]> {
  return timesOf(messages, async (index) => {
    const to = peers[index % peers.length]?.user.id ?? 0;
    const heard = streams.heard(1, (event, { user }) => event.kind === 'conversation' && user.id === to);
    await client.call(startConversation, { body: { to, ...words('Hello') } });
    await heard;
  });
}

/** From the request that changes a listing to the event at the last of all streams. */
async function timesOfEdits(client: TestClient, streams: OpenStreams): Promise<number[]> {
  const { body } = await client.call(listListings, { query: {} });
  const id = String(body.items[0]?.id);
  return timesOf(edits, async (index) => {
    const { version } = (await client.call(getListingForm, { params: { id } })).body;
    const heard = streams.heard(
      members * streamsEach,
      (event) => event.kind === 'record' && event.of === 'listing' && String(event.id) === id,
    );
    const title = `The edit with the number ${index}`;
    await client.call(updateListing, { params: { id }, body: { ...listingForm({ title }), version } });
    await heard;
  });
}
