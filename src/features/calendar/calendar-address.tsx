import { useId } from 'react';

import { Button } from '#src/components/button.tsx';
import { Input } from '#src/components/input.tsx';
import { NewTabButton } from '#src/components/new-tab-button.tsx';
import { Row } from '#src/components/row.tsx';
import { Stack } from '#src/components/stack.tsx';
import { copyAddress } from '#src/lib/copy-link.ts';

/** An address to subscribe to: to read, to copy, and to open in the calendar app of the device. */
export function CalendarAddress({ address }: { address: string }) {
  const id = useId();
  return (
    <Stack gap={8}>
      <label htmlFor={id}>Address to subscribe to</label>
      <Input id={id} readOnly isFilled value={address} onFocus={({ target }) => target.select()} />
      <Row gap={8}>
        <Button onClick={() => void copyAddress(address)}>Copy address</Button>
        {/* By this scheme devices know that it is a calendar to subscribe to, and not a file to import once. */}
        <NewTabButton kind="secondary" href={address.replace(/^https?:/, 'webcal:')}>
          Open in calendar app
        </NewTabButton>
      </Row>
    </Stack>
  );
}
