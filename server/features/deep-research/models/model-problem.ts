/** Why a model gave no answer; the message is a sentence for members and quotes nothing of what came from it. */
export class ModelProblem extends Error {}

/** The sentence for a status that is not 200. */
export function problemOfStatus(status: number): ModelProblem {
  if (status === 401 || status === 403) return new ModelProblem('It does not accept our key.');
  if (status === 404) return new ModelProblem('It is not at the configured address, or not under the configured name.');
  if (status === 429) return new ModelProblem('It gets more questions than it takes. Please try again later.');
  if (status >= 500) return new ModelProblem('It has a problem of its own at the moment.');
  return new ModelProblem('It refused the question.');
}
