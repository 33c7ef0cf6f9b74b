const { join } = require('node:path');
const { pathToFileURL } = require('node:url');

// Changes the arguments from `node scripts/run.cjs start …` to those of `node scripts/start.mjs …`.
const [node = '', , name = '', ...args] = process.argv;
const script = join(__dirname, '..', `${name}.mjs`);
process.argv = [node, script, ...args];
void import(pathToFileURL(script).href);
