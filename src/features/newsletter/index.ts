export { OwnNewsletter } from './components/own-newsletter.tsx';
export { newsletterForm } from './late-newsletter-form.ts';
