/** Why a file cannot be imported, in a sentence for its member. */
export class FileProblem extends Error {
  override name = 'FileProblem';
}
