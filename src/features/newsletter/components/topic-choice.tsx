import { type NewsletterTopic, newsletterTopics } from '#contract/newsletter-topics.ts';
import styles from './topic-choice.module.css';

interface TopicChoiceProps {
  chosen: readonly NewsletterTopic[];
  isDisabled?: boolean;
  onChange: (chosen: NewsletterTopic[]) => void;
}

const topics = Object.keys(newsletterTopics) as NewsletterTopic[];

/** The topics of the newsletter, each with what it is about. */
export function TopicChoice({ chosen, isDisabled = false, onChange }: TopicChoiceProps) {
  return (
    <fieldset className={styles.topics} disabled={isDisabled}>
      <legend className="visually-hidden">Topics</legend>
      {topics.map((topic) => (
        <label key={topic} className={styles.topic}>
          <input
            type="checkbox"
            checked={chosen.includes(topic)}
            onChange={(event) =>
              // In the order of the topics, whatever the order of the clicks.
              onChange(topics.filter((each) => (each === topic ? event.target.checked : chosen.includes(each))))
            }
          />
          <span>
            <span className={styles.title}>{newsletterTopics[topic].title}</span>
            <span className={styles.about}>{newsletterTopics[topic].about}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
