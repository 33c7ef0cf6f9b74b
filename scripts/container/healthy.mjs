/**
 * Exits with 0 when the server of this container answers. It does not check /readyz, which is for load balancers:
 * replacing a container does not help when its database is down.
 */
const isAlive = await fetch(`http://127.0.0.1:${process.env.PORT || 4000}/healthz`).then(
  ({ ok }) => ok,
  () => false,
);
process.exitCode = isAlive ? 0 : 1;
