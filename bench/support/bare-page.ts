import express from 'express';

/** The yardstick for pages: bare Express, which sends a page of the usual size from memory. */
const page = `<!doctype html>${'<p>A page that was made beforehand.</p>'.repeat(4000)}`;

const app = express();
app.get('/page', (_req, res) => {
  res.type('html').send(page);
});
const server = app.listen(Number(process.env.PORT), '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object')
    console.log(`Bare Express is running at http://127.0.0.1:${address.port}`);
});
