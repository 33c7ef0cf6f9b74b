import { paths } from '#contract/kit/paths.ts';
import {
  createPipeline,
  deletePipeline,
  getPipeline,
  listPipelines,
  type Pipeline,
  type PipelineAccess,
  pipelineAccesses,
  renamePipeline,
  sharePipeline,
  unsharePipeline,
} from '#contract/pipelines.ts';
import { pipelinesHolding } from '#contract/pipelines-cards.ts';
import { getTimeline } from '#contract/timelines.ts';
import type { SharedKind } from '#src/features/sharing/index.ts';
import { call } from '#src/lib/api-client.ts';

/** How pipelines are made and shared (rule pipelines). */
export const pipelineKind: SharedKind<PipelineAccess, Pipeline> = {
  noun: 'pipeline',
  contents: 'Cards',
  example: 'Storage deals',
  home: paths.pipelines,
  accesses: pipelineAccesses,
  rights: { view: 'view it', edit: 'move and change cards' },
  naming: createPipeline.body,
  shownBy: [listPipelines.path, getPipeline.path, pipelinesHolding.path, getTimeline.path],
  create: (name) => call(createPipeline, { body: { name } }),
  rename: ({ id, version }, name) => call(renamePipeline, { params: { id: String(id) }, body: { name, version } }),
  remove: (id) => call(deletePipeline, { params: { id: String(id) } }),
  share: (id, memberId, access) =>
    call(sharePipeline, { params: { id: String(id), memberId: String(memberId) }, body: { access } }),
  unshare: (id, memberId) => call(unsharePipeline, { params: { id: String(id), memberId: String(memberId) } }),
};
