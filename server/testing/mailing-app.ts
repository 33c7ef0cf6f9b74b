import { createTestApp, type TestApp, type TestAppOptions } from './app.ts';
import { startMailServer, type TestMailServer } from './smtp.ts';

/** The app with a separate mail server. `await using` stops both. */
export interface MailingApp extends TestApp {
  smtp: TestMailServer;
}

/** Starts both. */
export async function createMailingApp(options: TestAppOptions = {}): Promise<MailingApp> {
  const smtp = await startMailServer();
  const app = await createTestApp({ ...options, env: { SMTP_URL: smtp.url, ...options.env } });
  return {
    ...app,
    smtp,
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]();
      await smtp[Symbol.asyncDispose]();
    },
  };
}
