import { publishedTestPassword } from '#contract/accounts.ts';

/** What the test users of the server under test sign in with: a staging server has a password of its own. */
export const testPassword = process.env.TEST_USERS_PASSWORD || publishedTestPassword;
