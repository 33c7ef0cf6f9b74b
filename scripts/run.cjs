// Uses only syntax that every Node can parse, so that an old Node can say that it is too old.
const major = Number(process.versions.node.split('.')[0]);
if (major < 20) {
  console.error('CARDI needs Node 20 or newer; this is Node ' + process.versions.node + '.');
  console.error('Please install a current version from https://nodejs.org and try again.');
  process.exit(1);
}
require('./lib/run-script.cjs');
