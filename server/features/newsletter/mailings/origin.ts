/** `mailing:<mailing>:<subscriber>`: the origin of its mails in the outbox. */
export const mailingOrigin = 'mailing';
