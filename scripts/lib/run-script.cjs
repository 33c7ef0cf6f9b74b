const { join } = require('node:path');
const { pathToFileURL } = require('node:url');

// From `node scripts/run.cjs start …` to what `node scripts/start.mjs …` would be.
const [node = '', , name = '', ...args] = process.argv;
const script = join(__dirname, '..', `${name}.mjs`);
process.argv = [node, script, ...args];
void import(pathToFileURL(script).href);
