import { paths, pathTo } from '#contract/kit/paths.ts';
import { Link } from './link.tsx';

interface MemberLinkProps {
  member: { id: number; name: string; hasProfile: boolean };
  className?: string | undefined;
}

/** A member's name, as a link if the profile is visible. */
export function MemberLink({ member: { id, name, hasProfile }, className }: MemberLinkProps) {
  if (!hasProfile) return <span>{name}</span>;
  return (
    <Link to={pathTo(paths.member, { id })} {...(className !== undefined && { className })}>
      {name}
    </Link>
  );
}
