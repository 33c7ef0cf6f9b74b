export { MakeOfflineButton } from './components/make-offline-button.tsx';
