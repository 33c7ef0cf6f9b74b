/**
 * The same question for all who ask at about the same time. Nobody gets an answer that was under way when they asked: they
 * share the next one. So an answer is never older than the question.
 */
export function shareAsks<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let underWay: Promise<Answer> | undefined;
  let next: Promise<Answer> | undefined;

  function begin(): Promise<Answer> {
    const asked = ask();
    underWay = asked;
    const end = () => {
      if (underWay === asked) underWay = undefined;
    };
    asked.then(end, end);
    return asked;
  }

  return () => {
    if (!underWay) return begin();
    next ??= underWay
      .then(
        () => undefined,
        () => undefined,
      )
      .then(() => {
        next = undefined;
        return begin();
      });
    return next;
  };
}
