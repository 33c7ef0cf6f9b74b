import { CheckCircleOutlined } from '@ant-design/icons';
import { paths } from '#contract/kit/paths.ts';
import { Button } from '#src/components/button.tsx';
import { ButtonLink } from '#src/components/button-link.tsx';
import { MessagePanel } from '#src/components/message-panel.tsx';
import { submitted } from '../request-form.ts';

interface SubmittedPanelProps {
  status: 'requested' | 'awaiting-membership';
  isSignedIn: boolean;
  onAnother: () => void;
}

/** Replaces the form once the request is stored, and explains the next steps. */
export function SubmittedPanel({ status, isSignedIn, onAnother }: SubmittedPanelProps) {
  const waits = status === 'awaiting-membership';
  return (
    <MessagePanel
      art={<CheckCircleOutlined />}
      title={submitted.title}
      text={
        waits
          ? 'Nothing has been charged. Warm introductions are for Professional members: your request is kept and goes out once you are one.'
          : 'The other side has your request. You will hear from us as soon as they have answered.'
      }
      action={
        <>
          {waits && <ButtonLink to={paths.pricing}>See Professional membership</ButtonLink>}
          {isSignedIn && (
            <ButtonLink to={paths.introductions} kind={waits ? 'secondary' : 'primary'}>
              My introductions
            </ButtonLink>
          )}
          <Button kind="quiet" onClick={onAnother}>
            Request another
          </Button>
        </>
      }
    />
  );
}
