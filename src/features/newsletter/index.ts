export { OwnNewsletter } from './components/own-newsletter.tsx';
export { NewsletterForm } from './newsletter-form.tsx';
