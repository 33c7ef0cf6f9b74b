import { by, type ObjectRules } from '../object-rules.ts';
import * as owned from '../owned-objects.ts';

export const rules: ObjectRules = {
  'introductions.create': { open: 'a public record, or a member of whom the directory shows as much' },
  'introductions.get': { owned: by(owned.anIntroduction) },
  'introductions.target': { open: 'what the directory shows' },
  'introductions.send': {
    owned: by(owned.aWaitingIntroduction, ({ quotedCents }) => ({ body: { quotedCents: Number(quotedCents) } })),
  },
  'introductions.withdraw': { owned: by(owned.aSentIntroduction) },
  'introductions.accept': { owned: by(owned.anIntroduction) },
  'introductions.decline': { owned: by(owned.anIntroduction, () => ({ body: { reason: 'Not now.' } })) },
};
