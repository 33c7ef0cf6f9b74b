/** A wrong setting, explained in one sentence to the person who made it. */
export class ConfigError extends Error {}
