export { useEmployments, useFaces, usePeople } from './api.ts';
export { Employments } from './components/employments.tsx';
export { PersonOf } from './components/person-of.tsx';
export { TeamPeople } from './components/team-people.tsx';
export { useKnownPeople } from './use-known-people.ts';
