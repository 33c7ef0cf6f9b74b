export { EnquiryButton, useEnquiry } from './components/enquiry-button.tsx';
