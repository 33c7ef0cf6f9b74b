import { publishedTestPassword } from '#contract/accounts.ts';

/** The password of the test users on the server under test; staging has a different one. */
export const testPassword = process.env.TEST_USERS_PASSWORD || publishedTestPassword;
