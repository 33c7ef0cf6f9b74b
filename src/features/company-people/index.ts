export { useEmployments, useFaces, useIsKnownPending, usePeople } from './api.ts';
export { Employments } from './components/employments.tsx';
export { KnownPeople } from './components/known-people.tsx';
export { PersonOf } from './components/person-of.tsx';
export { TeamPeople } from './components/team-people.tsx';
