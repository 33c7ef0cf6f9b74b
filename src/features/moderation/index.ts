export { HoldNotice } from './components/hold-notice.tsx';
export { orWithheld, type Withheld } from './or-withheld.ts';
export { ReportButton } from './reports/components/report-button.tsx';
