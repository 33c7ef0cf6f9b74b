/** Ends well when the server of this container answers and is not stopping. */
const isReady = await fetch(`http://127.0.0.1:${process.env.PORT || 4000}/readyz`).then(
  ({ ok }) => ok,
  () => false,
);
process.exitCode = isReady ? 0 : 1;
