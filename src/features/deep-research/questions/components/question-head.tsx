import { FilePdfOutlined } from '@ant-design/icons';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { Question } from '#contract/deep-research-questions.ts';
import { paths } from '#contract/kit/paths.ts';
import { BackLink } from '#src/components/back-link.tsx';
import { Button } from '#src/components/button.tsx';
import { PdfHandle } from '#src/components/pdf-handle.tsx';
import { formatAge } from '#src/lib/format.ts';
import { platform } from '#src/platform/index.ts';
import { isUnderWay } from '../steps.ts';
import { DeleteQuestion } from './delete-question.tsx';
import { ExportQuestion } from './export-question.tsx';
import styles from './question-head.module.css';

/** The question, when it was asked, and what can be done with it. */
export function QuestionHead({ question }: { question: Question }) {
  const { id, askedAt, followsId } = question;
  const title = useFocusOn(id);
  return (
    <header className={styles.head}>
      <div className={styles.bar}>
        <BackLink to={paths.deepResearch}>All questions</BackLink>
        <div className={styles.actions}>
          {!isUnderWay(question) && (
            <>
              <ExportQuestion id={id} />
              <PdfHandle />
              {platform.kind === 'web' && (
                <Button size="small" icon={<FilePdfOutlined aria-hidden="true" />} onClick={() => window.print()}>
                  Print or save as PDF
                </Button>
              )}
            </>
          )}
          <DeleteQuestion question={question} />
        </div>
      </div>
      <h2
        id="research-question"
        ref={title}
        tabIndex={-1}
        className={styles.question}
        data-length={question.question.length > 160 ? 'long' : 'short'}
      >
        {question.question}
      </h2>
      <p className={styles.asked}>
        Asked {formatAge(askedAt)}
        {followsId !== null && ', as a follow-up'}
      </p>
    </header>
  );
}

/**
 * The heading, which takes the focus when a question is opened from another page: the layout does so only for another
 * path. The first page of a visit has no key of its own.
 */
function useFocusOn(id: number) {
  const { key } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (key !== 'default') heading.current?.focus({ preventScroll: true });
  }, [id, key]);
  return heading;
}
