import { useOpenQuestion } from '../api.ts';
import { AskBox } from './ask-box.tsx';
import { History } from './history.tsx';
import styles from './own-tool.module.css';
import { QuestionView } from './question-view.tsx';

/** Our own research tool (rule deep-research-questions): the field and the history, or the question of the address. */
export function OwnTool() {
  const [id] = useOpenQuestion();
  if (id !== null) return <QuestionView key={id} id={id} />;
  return (
    <div className={styles.start}>
      <AskBox
        label="What do you want to know?"
        placeholder="Ask about a technology, a market, a company or a place"
        hasSuggestions
      />
      <History />
    </div>
  );
}
