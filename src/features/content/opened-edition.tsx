import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { BackLink } from '#src/components/back-link.tsx';
import { ButtonLink } from '#src/components/button-link.tsx';
import { MessagePanel } from '#src/components/message-panel.tsx';
import { RetryPanel } from '#src/components/retry-panel.tsx';
import { Spinner } from '#src/components/spinner.tsx';
import { isNotFound } from '#src/lib/api-error.ts';

interface OpenedEditionProps<Edition> {
  result: UseQueryResult<Edition>;
  noun: string;
  /** Path of the list. */
  path: string;
  children: (edition: Edition) => ReactNode;
}

/** The editor of an article that exists, once it has been read; or why there is none. */
export function OpenedEdition<Edition>({ result, noun, path, children }: OpenedEditionProps<Edition>) {
  const { data, error, isFetching, refetch } = result;
  if (isNotFound(error)) {
    return (
      <MessagePanel
        headingLevel={1}
        title="Not Found"
        text={`This ${noun} does not exist or has been deleted.`}
        action={<ButtonLink to={path}>All {noun}s</ButtonLink>}
      />
    );
  }
  // A form in use stays when fetching its record again fails.
  if (data) return children(data);
  return (
    <>
      <BackLink to={path}>{`All ${noun}s`}</BackLink>
      {error ? (
        <RetryPanel
          headingLevel={1}
          title={`This ${noun} could not be loaded`}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Spinner page label="Loading the editor" />
      )}
    </>
  );
}
