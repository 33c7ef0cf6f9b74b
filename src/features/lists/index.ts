export { AddToListButton } from './components/add-to-list-button.tsx';
