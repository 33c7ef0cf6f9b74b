import { paths } from '#contract/kit/paths.ts';
import { ButtonLink } from '#src/components/button-link.tsx';
import { useCurrentUser } from '../current-user.ts';

/** The large button that invites visitors to sign up. Signed-in members get a link into the network instead. */
export function JoinLink({ label }: { label: string }) {
  const { isExpected } = useCurrentUser();
  return (
    <ButtonLink to={isExpected ? paths.network : paths.signUp} size="hero">
      {isExpected ? 'Explore The Network' : label}
    </ButtonLink>
  );
}
