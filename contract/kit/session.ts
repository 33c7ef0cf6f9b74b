/**
 * How a session travels. A browser holds it in an httpOnly cookie it cannot read. The desktop app's
 * main process says who it is with a header, gets the token by another one, and from then on sends it
 * as `Authorization: Bearer`. The server gives a token out only to a request without an Origin, which
 * no web page can send.
 */
export const clientHeader = 'x-cardi-client';
export const desktopClient = 'desktop';
export const sessionTokenHeader = 'x-cardi-session-token';

/**
 * What a device keeps beyond a sign-out, so that it is known at its next sign-in: a browser in a cookie of
 * its own, the desktop app's main process by this header, both ways. It opens nothing.
 */
export const deviceTokenHeader = 'x-cardi-device-token';

/** A session token: 256 random bits, base64url. */
export const sessionTokenPattern = /^[A-Za-z0-9_-]{43}$/;

/**
 * Set by the desktop proxy on an answer it took from its cache because the server could not be
 * reached: the time (ISO 8601) the answer was stored.
 */
export const savedAtHeader = 'x-cardi-saved-at';

/**
 * Set by the desktop proxy on an answer it took from its cache before the server has answered: the
 * server is asked all the same, and an event tells what came of it.
 */
export const earlyHeader = 'x-cardi-early';
