export { IntroductionButton } from './components/introduction-button.tsx';
export { QuotaBar } from './components/quota-bar.tsx';
export { TeamIntroductions } from './components/team-introductions.tsx';
