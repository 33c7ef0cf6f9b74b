import { Outlet } from 'react-router-dom';
import { paths } from '#contract/kit/paths.ts';
import { Stack } from '#src/components/stack.tsx';
import { SubjectLinks } from '#src/components/subject-links.tsx';

const links = [
  { to: paths.adminArticles, label: 'Articles' },
  { to: paths.adminResearch, label: 'Research' },
  { to: paths.adminFocusAreas, label: 'Focus areas' },
  { to: paths.adminPartners, label: 'Partners' },
  { to: paths.adminPlans, label: 'Plans' },
];

/** The frame of /admin/content: one subject a page. */
export function ContentLayout() {
  return (
    <Stack gap={24}>
      <SubjectLinks label="Content" links={links} />
      <Outlet />
    </Stack>
  );
}
