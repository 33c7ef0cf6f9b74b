export { HoldNotice } from './components/hold-notice.tsx';
export { orWithheld, type Withheld } from './or-withheld.ts';
export { ReportButton, useReport } from './reports/components/report-button.tsx';
