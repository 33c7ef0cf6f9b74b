/**
 * How a session travels. A browser holds it in an httpOnly cookie that it cannot read. The desktop app's main process
 * identifies itself with one header, receives the token in another, and then sends it as `Authorization: Bearer`. The
 * server returns a token only to requests without an Origin, which no web page can send.
 */
export const clientHeader = 'x-cardi-client';
export const desktopClient = 'desktop';
export const sessionTokenHeader = 'x-cardi-session-token';

/**
 * A token that a device keeps after sign-out, so that its next sign-in is recognized: a browser keeps it in a separate
 * cookie, the desktop app's main process sends and receives it in this header. It gives no access.
 */
export const deviceTokenHeader = 'x-cardi-device-token';

/** A session token: 256 random bits, base64url. */
export const sessionTokenPattern = /^[A-Za-z0-9_-]{43}$/;

/**
 * Set by the desktop proxy on an answer from its cache when the server could not be reached: the time (ISO 8601) at
 * which the answer was stored.
 */
export const savedAtHeader = 'x-cardi-saved-at';

/**
 * Set by the desktop proxy on an answer from its cache before the server has answered. The server is still asked, and
 * an event reports its answer.
 */
export const earlyHeader = 'x-cardi-early';

/**
 * Set by the desktop proxy beside `savedAtHeader` on an answer that it made of kept records, such as a search or a list
 * with filters: there may be more of them on the server.
 */
export const keptOnlyHeader = 'x-cardi-kept-only';
