import { paths } from '#contract/kit/paths.ts';
import type { Deps } from '#server/deps.ts';
import { mailedLink } from '#server/platform/mail/mailed-link.ts';
import type { MailMessage } from '#server/platform/mail/message.ts';

type MailDeps = Pick<Deps, 'env' | 'baseUrl'>;

interface Owner {
  username: string;
  email: string;
}

/** To the new address: the link that confirms the change. */
export function confirmMail(deps: MailDeps, to: string, token: string): MailMessage {
  const { productName } = deps.env.site;
  return {
    template: 'accounts.address-confirm',
    to,
    subject: `Confirm your new ${productName} address`,
    paragraphs: [
      `Someone, we hope you, asked us to use this address for their ${productName} account.`,
      'The link below confirms it. It works once, for an hour. Until then nothing changes.',
      'If it was not you, ignore this email.',
    ],
    action: { label: 'Confirm this address', url: mailedLink(deps, paths.confirmEmail, { token }) },
    toUnconfirmed: true,
  };
}

/**
 * To the address of a new account: the link that confirms it. It contains none of the text typed at sign-up, not even
 * the user name, because the reader may not be the one who signed up.
 */
export function welcomeMail(deps: MailDeps, to: string, token: string): MailMessage {
  const { productName } = deps.env.site;
  return {
    template: 'accounts.welcome',
    to,
    subject: `Welcome to ${productName}: please confirm your address`,
    paragraphs: [
      `Someone, we hope you, has created a ${productName} account with this address.`,
      'Please confirm that the address is yours. The link works once, for seven days.',
      `Until then you can use the account, but ${productName} sends no email to it, and emails nobody the messages you write.`,
      'If it was not you, ignore this email: unless you confirm the address, we send you nothing else.',
    ],
    action: { label: 'Confirm this address', url: mailedLink(deps, paths.confirmEmail, { token }) },
    toUnconfirmed: true,
  };
}

/** To an address that already has an account: the person who asked cannot tell this case from the other. */
export function takenMail({ env, baseUrl }: MailDeps, to: string): MailMessage {
  return {
    template: 'accounts.address-taken',
    to,
    subject: `Your ${env.site.productName} address`,
    paragraphs: [
      'Someone asked to use this address for another account. It belongs to yours, so nothing has changed.',
      'If it was you: each address can have only one account.',
    ],
    action: { label: 'Sign in', url: `${baseUrl()}/signin` },
    toUnconfirmed: true,
  };
}

/** To the old address, at once, so that its owner can still stop the change. */
export function changeAskedMail({ env, baseUrl }: MailDeps, { username, email }: Owner): MailMessage {
  const { productName, contactEmail } = env.site;
  return {
    template: 'accounts.address-asked',
    to: email,
    subject: `Your ${productName} address is about to change`,
    paragraphs: [
      `Someone who knows the password of this account asked to change the email address of "${username}". It changes once the new address is confirmed.`,
      `If it was not you, change your password at once, which cancels the change, and tell us: ${contactEmail}.`,
    ],
    action: { label: 'Open your settings', url: `${baseUrl()}/settings/account` },
  };
}

/** The page that undoes a change of address. */
export const undoPath = paths.undoEmail;

/**
 * To the old address after the change, with a link that undoes it; without the link where the account has returned to
 * an earlier address.
 */
export function changedMail(
  { env, baseUrl }: MailDeps,
  { username, email }: Owner,
  undoToken: string | null,
): MailMessage {
  const { productName, contactEmail } = env.site;
  const notice = {
    template: 'accounts.address-changed' as const,
    to: email,
    subject: `Your ${productName} address was changed`,
    paragraphs: [
      `The account "${username}" now uses another email address. We no longer send email about it to this one.`,
      undoToken === null
        ? `If it was not you, tell us at once: ${contactEmail}.`
        : `If it was not you, use the link below. It restores this address, signs the account out everywhere, and emails you a link to set a new password. It works once, for seven days. Please also tell us: ${contactEmail}.`,
    ],
  };
  if (undoToken === null) return notice;
  return {
    ...notice,
    action: { label: 'Undo the change', url: mailedLink({ baseUrl }, undoPath, { token: undoToken }) },
  };
}

/** To the address from which an undone change has removed the account. */
export function undoneMail({ env }: MailDeps, { username, email }: Owner): MailMessage {
  const { productName, contactEmail } = env.site;
  return {
    template: 'accounts.address-undone',
    to: email,
    subject: `The change of your ${productName} address was undone`,
    paragraphs: [
      `The account "${username}" uses its earlier email address again: the change was undone with the link we sent there. It was signed out on all devices, and its password no longer works.`,
      `If this address is yours and you wanted the change, write to us: ${contactEmail}.`,
    ],
  };
}

/** After the owner has changed the password. */
export function passwordChangedMail({ env, baseUrl }: MailDeps, { username, email }: Owner): MailMessage {
  const { productName, contactEmail } = env.site;
  return {
    template: 'accounts.password-changed',
    to: email,
    subject: `Your ${productName} password was changed`,
    paragraphs: [
      `The password of the account "${username}" was changed, and it was signed out on all other devices.`,
      `If it was not you, set a new password at once and tell us: ${contactEmail}.`,
    ],
    action: { label: 'Set a new password', url: `${baseUrl()}/forgot-password` },
  };
}
