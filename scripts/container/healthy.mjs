/**
 * Ends well when the server of this container answers. Whether it can serve is for balancers to ask (/readyz): nobody
 * is helped by a container that is replaced because its database is away.
 */
const isAlive = await fetch(`http://127.0.0.1:${process.env.PORT || 4000}/healthz`).then(
  ({ ok }) => ok,
  () => false,
);
process.exitCode = isAlive ? 0 : 1;
