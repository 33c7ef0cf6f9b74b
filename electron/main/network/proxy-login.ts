import type { AuthInfo } from 'electron';

export interface Credentials {
  username: string;
  password: string;
}

/** Returns credentials for a proxy, `null` for none. `isFirst`: the proxy has not refused any credentials yet. */
export type SignIn = (
  proxy: Pick<AuthInfo, 'host' | 'port' | 'realm'>,
  isFirst: boolean,
) => Promise<Credentials | null>;

interface Login {
  isFirst: boolean;
  /** Electron's callback: without credentials the request fails. */
  answer: (username?: string, password?: string) => void;
}

/** Answers Electron's `login` event for proxies only: a server gets the session token, never a password. */
export async function answerLogin(signIn: SignIn, asking: AuthInfo, { isFirst, answer }: Login): Promise<void> {
  const found = asking.isProxy ? await signIn(asking, isFirst).catch(() => null) : null;
  if (found) answer(found.username, found.password);
  else answer();
}
