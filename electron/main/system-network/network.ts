import { app, type BrowserWindow, dialog, net } from 'electron';

import { createCertificateChoice } from '../network/client-certificate.ts';
import { createNetFetch } from '../network/net-fetch.ts';
import { answerLogin } from '../network/proxy-login.ts';
import { createProxySignIn, type Dialog } from './proxy-sign-in.ts';

interface NetworkOptions {
  front: () => BrowserWindow | null;
  /** Shows one of main's own pages above a window. */
  showDialog: (url: string, parent: BrowserWindow | null) => Dialog;
  /** Whether an origin is the current server or one that it names. */
  isKnown: (origin: string) => boolean;
}

/** The app's network access, and the questions it may put to the person about proxies and certificates. */
export function setUpNetwork({ front, showDialog, isKnown }: NetworkOptions) {
  const proxies = createProxySignIn({ name: app.getName(), show: (url) => showDialog(url, front()) });
  // For requests of pages, such as the research tool's; the app's own requests ask in `net-fetch.ts`.
  app.on('login', (event, _contents, { firstAuthAttempt }, asking, answer) => {
    if (!asking.isProxy) return;
    event.preventDefault();
    void answerLogin(proxies.signIn, asking, { isFirst: firstAuthAttempt, answer });
  });

  const chooseCertificate = createCertificateChoice({
    isKnown,
    choose: async (origin, names) => {
      const question = {
        type: 'question',
        message: `Which certificate identifies you to ${origin}?`,
        buttons: [...names, 'None'],
        cancelId: names.length,
        noLink: true,
      } satisfies Electron.MessageBoxOptions;
      const window = front();
      const { response } = await (window ? dialog.showMessageBox(window, question) : dialog.showMessageBox(question));
      return response < names.length ? response : -1;
    },
  });
  app.on('select-client-certificate', (event, _contents, url, certificates, choose) => {
    event.preventDefault();
    void chooseCertificate(url, certificates).then(choose, () => choose());
  });

  return {
    fetcher: createNetFetch({ request: (options) => net.request(options), signIn: proxies.signIn }),
    signIn: proxies.signIn,
    /** Answers requests of main's own page that asks for credentials. */
    handle: proxies.handle,
  };
}
