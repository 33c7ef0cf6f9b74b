import { ShopOutlined } from '@ant-design/icons';
import { paths } from '#contract/kit/paths.ts';
import { RecordMissing } from '#src/components/record-page.tsx';

/** The heading if a company could not be loaded (rule missing-records). */
export const failureTitle = 'Failed to fetch company details';

export function CompanyMissing() {
  return <RecordMissing name="Company" art={<ShopOutlined />} to={paths.companies} label="Back to Companies" />;
}
