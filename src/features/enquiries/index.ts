export { EnquiryButton } from './components/enquiry-button.tsx';
