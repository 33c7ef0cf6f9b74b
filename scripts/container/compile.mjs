/**
 * `node scripts/container/compile.mjs`: loads the modules of the server once while an image is built. Node keeps them
 * compiled in NODE_COMPILE_CACHE when this program ends, and a container loads them in half of the time.
 */
await import(new URL('../../server/app.ts', import.meta.url).href);
