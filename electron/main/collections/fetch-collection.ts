import { collectionName } from '#contract/desktop/collections.ts';
import { listFocusAreas } from '#contract/focus-areas.ts';
import { getSite } from '#contract/site.ts';
import type { Cache } from '../cache/cache.ts';
import type { CollectedRecord, Owner, SavedCollection } from '../cache/collections.ts';
import { keptCall, picturesIn, type Reader } from './reader.ts';
import { otherCalls } from './record-calls.ts';
import { type Contents, readSource } from './sources.ts';

/** How many requests run at once: few, because the person keeps using the app meanwhile. */
const lanes = 3;
/** After so many records it is looked whether there is space left. */
const lookEvery = 10;

/** Calls that every page makes. */
const commonPaths = [getSite.path, listFocusAreas.path] as const;

/** A list of the source could not be had, so nobody knows what belongs to the collection. */
export class SourceFailed extends Error {}

interface FetchOptions {
  cache: Cache;
  owner: Owner;
  reader: Reader;
  /** The largest size of all collections. */
  maxBytes: number;
  /** The time now, in milliseconds since 1970. */
  now: () => number;
  onProgress: (done: number, known: number) => void;
}

/**
 * Fetches a collection: its lists, and for each record the calls that its page makes, with their pictures. What was
 * fetched is held on to at once, so that a killed app goes on from there. Returns the collection as it is then. Rejects
 * with `Stopped` or `SourceFailed`; what the collection held on to before, it still does.
 */
export async function fetchCollection(
  collection: SavedCollection,
  { cache, owner, reader, maxBytes, now, onProgress }: FetchOptions,
): Promise<SavedCollection> {
  const name = collectionName(collection.source);
  const wanted = new Set<string>();
  const hold = (paths: readonly string[]) => {
    for (const path of paths) wanted.add(path);
    cache.collections.pin(owner, name, keysOf(owner, paths));
  };
  const readPictures = async (text: string) => {
    const pictures = picturesIn(owner, text);
    for (const picture of pictures) await reader.read(picture);
    return pictures;
  };

  const readOf = async (path: string): Promise<unknown> => {
    const reading = await reader.read(path);
    if (reading.kind === 'failed') throw new SourceFailed(path);
    if (reading.kind === 'gone') return null;
    hold([path, ...(await readPictures(reading.text))]);
    return JSON.parse(reading.text);
  };
  const contents: Contents = await readSource(collection.source, readOf);
  if (!contents) {
    cache.collections.pin(owner, name, [], true);
    return { ...collection, records: [], isPartial: false, updatedAt: now(), problem: 'gone' };
  }
  for (const path of commonPaths) if ((await reader.read(path)).kind === 'read') hold([path]);
  const title = contents.title?.slice(0, 200) || collection.title;
  cache.collections.change(owner, { ...collection, title, records: contents.records });

  let [done, failed, isFull] = [0, 0, false];
  const queue = [...contents.records];
  const lost = new Set<CollectedRecord>();
  const tell = () => onProgress(done, contents.records.length);
  const fetchRecord = async (record: CollectedRecord) => {
    const own = await reader.read(record.path, true);
    if (own.kind === 'gone') lost.add(record);
    if (own.kind === 'failed') failed += 1;
    // A record that could not be had this time is kept as it was.
    const paths = own.kind === 'gone' ? [] : [record.path, ...otherCalls(record)];
    const texts = own.kind === 'read' ? [own.text] : [];
    for (const path of paths.slice(1)) {
      const other = await reader.read(path, true);
      if (other.kind === 'read') texts.push(other.text);
    }
    const pictures = await Promise.all(texts.map(readPictures));
    hold([...paths, ...pictures.flat()]);
    done += 1;
    tell();
    if (done % lookEvery === 0 && cache.collections.totalSize() > maxBytes) {
      isFull = true;
      queue.length = 0;
    }
  };
  tell();
  const lane = async () => {
    try {
      for (let record = queue.shift(); record; record = queue.shift()) await fetchRecord(record);
    } catch (error) {
      // The other lanes stop, too.
      queue.length = 0;
      throw error;
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));

  cache.collections.pin(owner, name, keysOf(owner, [...wanted]), true);
  return {
    ...collection,
    title,
    records: contents.records.filter((record) => !lost.has(record)),
    isPartial: contents.isPartial || isFull,
    updatedAt: now(),
    problem: isFull ? 'too-large' : failed > 0 ? 'failed' : null,
  };
}

function keysOf(owner: Owner, paths: readonly string[]) {
  return paths.flatMap((path) => keptCall(owner, path)?.key ?? []);
}
