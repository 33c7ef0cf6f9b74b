import { lateCode } from '#src/lib/late-code.ts';

/** The form of the footer, which is on every page. */
export const newsletterForm = lateCode(async () => (await import('./newsletter-form.tsx')).NewsletterForm);
