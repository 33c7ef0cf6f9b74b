import { useQuery } from '@tanstack/react-query';

import { fillPath } from '#contract/kit/endpoint.ts';
import { choice } from '#contract/kit/fields.ts';
import { listMailSamples, type MailSample, mailTemplates, previewMailSample } from '#contract/mail-samples.ts';
import { AdminHead } from '#src/components/admin-head.tsx';
import styles from '#src/components/admin-page.module.css';
import { MailPreview } from '#src/components/mail-preview.tsx';
import { RetryPanel } from '#src/components/retry-panel.tsx';
import { RowsSkeleton } from '#src/components/rows-skeleton.tsx';
import { useUrlFilters } from '#src/hooks/use-url-filters.ts';
import { queryOf } from '#src/lib/queries.ts';
import { filterCodec } from '#src/lib/url-filters.ts';
import own from './mail-samples.module.css';
import { SampleList } from './sample-list.tsx';

const codec = filterCodec({ mail: choice(mailTemplates) });
const samplesQuery = queryOf(listMailSamples, {});

/** /admin/emails: every email that the product sends, with invented data, as it will look. */
export function MailSamplesPage() {
  const { filters, change } = useUrlFilters(codec);
  const { data, isError, isFetching, refetch } = useQuery(samplesQuery);
  const shown = data?.find(({ name }) => name === filters.mail) ?? data?.[0];
  return (
    <div className={styles.page}>
      <AdminHead
        title="Emails"
        about={<p className={styles.second}>Every email that we send, with invented names, as its readers see it.</p>}
      />
      {!data && isError && (
        <RetryPanel title="The emails could not be loaded" isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <RowsSkeleton />}
      {data && shown && (
        <div className={own.columns}>
          <SampleList samples={data} shown={shown.name} onShow={(mail) => change({ mail })} />
          <Shown sample={shown} />
        </div>
      )}
    </div>
  );
}

function Shown({ sample: { name, subject, preheader, text } }: { sample: MailSample }) {
  const path = fillPath(previewMailSample.path, { name });
  return (
    <div className={own.shown}>
      <h2 className={own.title}>{mailTemplates[name]}</h2>
      <MailPreview
        subject={subject}
        preheader={preheader}
        src={(theme) => `${path}?theme=${theme}`}
        text={text}
        edition={name}
      />
    </div>
  );
}
