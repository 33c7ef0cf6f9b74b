import type { DeepResearchSite } from '#contract/site.ts';
import { EmbeddedPage } from '#src/components/embedded-page/embedded-page.tsx';
import { Spinner } from '#src/components/spinner.tsx';
import type { ToolState } from '../api.ts';
import { OwnTool } from '../questions/components/own-tool.tsx';
import { Stage } from './stage.tsx';
import { ToolPanel } from './tool-panel.tsx';

interface ResearchTabProps {
  tool: DeepResearchSite;
  state: ToolState;
  isFull: boolean;
  onCloseFull: () => void;
}

/** The embedded tool, or the reason why it cannot be shown, with the next step; our own tool where none is configured. */
export function ResearchTab({ tool, state, isFull, onCloseFull }: ResearchTabProps) {
  const { name, url } = tool;
  if (state.state === 'not-configured') return <OwnTool />;
  return (
    <Stage name={name} isFull={isFull} onClose={onCloseFull}>
      {(state.state === 'checking' || url === null) && <Spinner page label={`Asking whether ${name} can be shown`} />}
      {state.state === 'ready' && url !== null && (
        <EmbeddedPage
          src={url}
          title={name}
          renderFailure={(retry) => (
            <ToolPanel name={name} url={url} reason="unreachable" isRetrying={false} onRetry={retry} />
          )}
        />
      )}
      {state.state !== 'checking' && state.state !== 'ready' && url !== null && (
        <ToolPanel name={name} url={url} reason={state.state} isRetrying={state.isRetrying} onRetry={state.retry} />
      )}
    </Stage>
  );
}
