import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  askQuestion,
  cancelQuestion,
  deleteQuestion,
  getQuestion,
  listQuestions,
  type Question,
} from '#contract/deep-research-questions.ts';
import { useSearchParams } from '#src/hooks/use-search-params.ts';
import { call } from '#src/lib/api-client.ts';
import { queryOf } from '#src/lib/queries.ts';
import { toastFailure } from '#src/lib/toast-failure.ts';
import { toast } from '#src/stores/toasts.ts';

/** The query of one question of the member. */
export const questionQuery = (id: number) => queryOf(getQuestion, { params: { id: String(id) } });

/** The member's questions, the models that answer, and how many more questions there are today; nothing is asked unless wanted. */
export function useQuestions(isWanted = true) {
  return useQuery({ ...queryOf(listQuestions, {}), enabled: isWanted });
}

/** The address of a question is `?question=12`; anything that is no number of a question is none. */
export function useOpenQuestion(): [id: number | null, open: (id: number | null) => void] {
  const [search, setSearch] = useSearchParams();
  const given = search.get('question') ?? '';
  const open = (id: number | null) =>
    setSearch((before) => {
      if (id === null) before.delete('question');
      else before.set('question', String(id));
      return before;
    });
  return [/^[1-9]\d{0,14}$/.test(given) ? Number(given) : null, open];
}

/** The text of the question in the address, once it is known. */
export function useOpenTitle(): string | undefined {
  const [id] = useOpenQuestion();
  return useQuery({ ...questionQuery(id ?? 0), enabled: false }).data?.question;
}

/** Asks a question and opens it. `onAsked` is called first, while the form is still there. */
export function useAsk(followsId: number | undefined, onAsked: () => void) {
  const client = useQueryClient();
  const [, open] = useOpenQuestion();
  return useMutation({
    mutationFn: (question: string) =>
      call(askQuestion, { body: { question, ...(followsId !== undefined && { followsId }) } }),
    onSuccess({ id }) {
      onAsked();
      open(id);
    },
    // Also after a failure: another tab may have asked the last question of the day.
    onSettled: () => void client.invalidateQueries({ queryKey: [listQuestions.path] }),
  });
}

/** Stops the work on a question; what has been found stays. */
export function useStop({ id }: Pick<Question, 'id'>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(cancelQuestion, { params: { id: String(id) } }),
    onSuccess: (stopped) => client.setQueryData(questionQuery(id).queryKey, stopped),
    onError: (error) => toastFailure('The question could not be stopped', error),
  });
}

/** Deletes a question from the history, and leaves its page. */
export function useDelete() {
  const client = useQueryClient();
  const [openId, open] = useOpenQuestion();
  return useMutation({
    mutationFn: (id: number) => call(deleteQuestion, { params: { id: String(id) } }),
    onSuccess(_answer, id) {
      if (openId === id) open(null);
      // The page that is being left would ask for it again, and be told that it does not exist.
      client.removeQueries({ queryKey: questionQuery(id).queryKey, type: 'inactive' });
      toast({ title: 'Question deleted' });
    },
    onError: (error) => toastFailure('The question could not be deleted', error),
    onSettled: () => void client.invalidateQueries({ queryKey: [listQuestions.path] }),
  });
}
