import { Navigate, useLocation, useParams } from 'react-router-dom';
import { paths, pathTo } from '#contract/kit/paths.ts';

/** /members/{id}, the profile's former address. */
export function MemberRedirect() {
  const { id = '' } = useParams();
  const { search } = useLocation();
  return <Navigate to={`${pathTo(paths.member, { id })}${search}`} replace />;
}
