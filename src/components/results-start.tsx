/** Where "Skip to results" leads: in front of the first record of a list. */
export function ResultsStart() {
  return (
    <span tabIndex={-1} data-results="" className="visually-hidden">
      First result
    </span>
  );
}
