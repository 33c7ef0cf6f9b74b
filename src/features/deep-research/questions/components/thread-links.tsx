import type { QuestionSummary } from '#contract/deep-research-questions.ts';
import { Link } from '#src/components/link.tsx';
import { useQuestions } from '../api.ts';
import { threadOf } from '../thread.ts';
import styles from './thread-links.module.css';

/** The questions of the conversation before this one. */
export function ThreadBefore({ id }: { id: number }) {
  const { data } = useQuestions();
  return <Links title="Earlier in this conversation" questions={threadOf(data?.items ?? [], id).before} />;
}

/** The questions that follow this one up. */
export function FollowUps({ id }: { id: number }) {
  const { data } = useQuestions();
  return <Links title="Follow-up questions" questions={threadOf(data?.items ?? [], id).after} />;
}

function Links({ title, questions }: { title: string; questions: readonly QuestionSummary[] }) {
  if (questions.length === 0) return null;
  return (
    <nav aria-label={title} className={styles.thread}>
      <p className={styles.title}>{title}</p>
      <ol className={styles.list}>
        {questions.map(({ id, question }) => (
          <li key={id}>
            <Link to={`?question=${id}`} className={styles.link}>
              {question}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
