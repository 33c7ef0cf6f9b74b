import type { Deps } from '#server/deps.ts';
import type { MailMessage } from '#server/platform/mail/message.ts';

type MailDeps = Pick<Deps, 'env' | 'baseUrl'>;

interface Owner {
  username: string;
  email: string;
}

export function twoFactorOnMail({ env }: MailDeps, { username, email }: Owner): MailMessage {
  return {
    template: 'accounts.two-factor-on',
    to: email,
    subject: `Two-factor sign-in is on for your ${env.site.productName} account`,
    paragraphs: [
      `From now on, signing in to "${username}" takes a code from your authenticator app. Keep the recovery codes where you can find them without your phone. All other devices were signed out.`,
      `If it was not you, tell us at once: ${env.site.contactEmail}.`,
    ],
  };
}

export function twoFactorOffMail({ env, baseUrl }: MailDeps, { username, email }: Owner): MailMessage {
  return {
    template: 'accounts.two-factor-off',
    to: email,
    subject: `Two-factor sign-in is off for your ${env.site.productName} account`,
    paragraphs: [
      `From now on, signing in to "${username}" takes only the password. All other devices were signed out.`,
      `If it was not you, set a new password at once and tell us: ${env.site.contactEmail}.`,
    ],
    action: { label: 'Set a new password', url: `${baseUrl()}/forgot-password` },
  };
}
