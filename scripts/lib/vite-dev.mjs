import { createServer } from 'vite';

const target = process.env.API_URL;
/** The paths that the server answers; the renderer answers all others. */
const serverPaths = ['/api', '/healthz', '/readyz', '/uploads'];

const server = await createServer({
  server: {
    port: Number(process.env.PORT),
    strictPort: true,
    host: process.env.HOST ?? 'localhost',
    // The Host header is passed on unchanged: cookies and the cross-site check depend on it.
    proxy: Object.fromEntries(serverPaths.map((path) => [path, { target, changeOrigin: false }])),
  },
});
await server.listen();
server.printUrls();
