import { paths, pathTo } from '#contract/kit/paths.ts';
import { Link } from './link.tsx';

interface MemberLinkProps {
  member: { id: number; name: string; hasProfile: boolean };
  className?: string | undefined;
}

/** A member's name, which leads to their profile where there is one to see. */
export function MemberLink({ member: { id, name, hasProfile }, className }: MemberLinkProps) {
  if (!hasProfile) return <span>{name}</span>;
  return (
    <Link to={pathTo(paths.member, { id })} {...(className !== undefined && { className })}>
      {name}
    </Link>
  );
}
