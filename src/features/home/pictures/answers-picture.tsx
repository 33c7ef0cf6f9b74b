import styles from './answers-picture.module.css';

/** The lengths of the lines of three answers, in percent: they only suggest text. */
const answers = [
  [92, 100, 84, 96, 58],
  [100, 88, 94, 72],
  [86, 96, 100, 90, 40],
] as const;

/** One question, and the answers of several models beside each other. */
export function AnswersPicture() {
  return (
    <div className={styles.scene}>
      <p className={styles.question}>Which storage suits a 100 MW solar site?</p>
      <div className={styles.answers}>
        {answers.map((lines, index) => (
          <svg key={lines.join(' ')} viewBox="0 0 120 62" className={styles.answer} data-model={index + 1}>
            <circle cx="5" cy="5" r="4" className={styles.model} />
            {lines.map((length, row) => (
              <rect
                key={length}
                x="0"
                y={18 + row * 10}
                width={(length * 120) / 100}
                height="4"
                rx="2"
                className={styles.line}
              />
            ))}
          </svg>
        ))}
      </div>
    </div>
  );
}
