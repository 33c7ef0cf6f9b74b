import { Outlet } from 'react-router-dom';
import { paths } from '#contract/kit/paths.ts';
import { Stack } from '#src/components/stack.tsx';
import { SubjectLinks } from '#src/components/subject-links.tsx';

const links = [
  { to: paths.adminNewsletter, label: 'Subscribers', isExact: true },
  { to: paths.adminMailings, label: 'Mailings' },
];

/** The frame of /admin/newsletter: who gets it, and what they get. */
export function NewsletterLayout() {
  return (
    <Stack gap={24}>
      <SubjectLinks label="Newsletter" links={links} />
      <Outlet />
    </Stack>
  );
}
