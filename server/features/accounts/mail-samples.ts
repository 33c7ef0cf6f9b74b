import type { MailSamples } from '#server/platform/feature.ts';
import { noToken, reader } from '#server/platform/mail/sample-people.ts';
import { newDeviceMail } from './known-devices.ts';
import { changedMail as passwordSetMail, resetMail } from './recovery.ts';
import {
  changeAskedMail,
  changedMail,
  confirmMail,
  passwordChangedMail,
  takenMail,
  undoneMail,
  welcomeMail,
} from './settings/mails.ts';
import { twoFactorOffMail, twoFactorOnMail } from './two-factor/mails.ts';

const account = { ...reader, isEmailConfirmed: true };

export const mailSamples: MailSamples = {
  'accounts.welcome': (deps) => welcomeMail(deps, reader.email, noToken),
  'accounts.new-device': (deps) => newDeviceMail(deps, reader, 'Firefox on Linux'),
  'accounts.password-reset': (deps) => resetMail(deps, account, noToken),
  'accounts.password-set': (deps) => passwordSetMail(deps, reader),
  'accounts.password-changed': (deps) => passwordChangedMail(deps, reader),
  'accounts.address-confirm': (deps) => confirmMail(deps, 'new@example.com', noToken),
  'accounts.address-taken': (deps) => takenMail(deps, reader.email),
  'accounts.address-asked': (deps) => changeAskedMail(deps, reader),
  'accounts.address-changed': (deps) => changedMail(deps, reader, noToken),
  'accounts.address-undone': (deps) => undoneMail(deps, reader),
  'accounts.two-factor-on': (deps) => twoFactorOnMail(deps, reader),
  'accounts.two-factor-off': (deps) => twoFactorOffMail(deps, reader),
};
