import { ExperimentOutlined } from '@ant-design/icons';
import { Navigate, useParams } from 'react-router-dom';
import { paths, pathTo } from '#contract/kit/paths.ts';
import { technologyPath } from '#contract/technologies.ts';
import { RecordMissing, RecordPage } from '#src/components/record-page.tsx';
import { HoldNotice } from '#src/features/moderation/index.ts';
import { useListPath } from '#src/hooks/use-location-state.ts';
import { useRecord } from '#src/hooks/use-record.ts';
import { technologyQuery } from '../api.ts';
import { TechnologyProfile } from '../components/technology-profile.tsx';
import { TechnologySkeleton } from '../components/technology-skeleton.tsx';

/** /network/technologies/{id} (rule technology-topics). Technologies with a topic page redirect to it. */
export function TechnologyPage() {
  const { id = '' } = useParams();
  const own = technologyPath(Number(id));
  if (own !== pathTo(paths.technology, { id }) && /^\d+$/.test(id)) return <Navigate to={own} replace />;
  return <GenericPage />;
}

const list = paths.technologies;

function GenericPage() {
  const record = useRecord(technologyQuery);
  const from = useListPath(list);
  return (
    <RecordPage
      record={record}
      name="Technology"
      titleOf={({ name }) => name}
      back={{ to: from, label: 'Back to Technologies' }}
      missing={<RecordMissing name="Technology" art={<ExperimentOutlined />} to={list} label="Back to Technologies" />}
      skeleton={<TechnologySkeleton />}
    >
      {(technology) => (
        <>
          {technology.hold && <HoldNotice hold={technology.hold} />}
          <TechnologyProfile technology={technology} />
        </>
      )}
    </RecordPage>
  );
}
