export { IntroductionButton, useIntroduction } from './components/introduction-button.tsx';
export { QuotaBar } from './components/quota-bar.tsx';
