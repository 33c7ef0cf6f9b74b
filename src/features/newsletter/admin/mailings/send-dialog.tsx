import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { listMailings, type Mailing, scheduleMailing } from '#contract/newsletter-mailings.ts';
import { Button } from '#src/components/button.tsx';
import { Dialog, DialogActions } from '#src/components/dialog.tsx';
import { FormField } from '#src/components/form-field.tsx';
import { Input } from '#src/components/input.tsx';
import { RadioGroup } from '#src/components/radio-group.tsx';
import { Stack } from '#src/components/stack.tsx';
import { useAdminAction } from '#src/hooks/use-admin-action.ts';
import { call } from '#src/lib/api-client.ts';
import { formatNumber, localTimeZone } from '#src/lib/format.ts';
import { mailingTextQuery, useMailingRefresh } from './api.ts';
import styles from './send-dialog.module.css';

const times = [
  { value: 'now', label: 'Now' },
  { value: 'later', label: 'At a date and time' },
] as const;

/** Asks when a mailing is sent, and says to how many. */
export function SendDialog({ mailing, onClose }: { mailing: Mailing; onClose: () => void }) {
  const [time, setTime] = useState<'now' | 'later'>('now');
  const [local, setLocal] = useState('');
  const [problem, setProblem] = useState<string>();
  const { data, isError } = useQuery(mailingTextQuery(mailing.id));
  const left = mailing.blocks.filter(({ shown }) => shown === null).length;
  const refresh = useMailingRefresh();
  const send = useAdminAction(
    listMailings.path,
    time === 'now' ? 'The mailing is being sent' : 'The mailing is scheduled',
    async (at: string | undefined) => {
      const body = { version: mailing.version, ...(at && { at }) };
      refresh(await call(scheduleMailing, { params: { id: String(mailing.id) }, body }));
      onClose();
    },
  );
  const submit = () => {
    if (time === 'now') return send.mutate(undefined);
    const moment = new Date(local);
    if (Number.isNaN(moment.getTime())) return setProblem('Please enter a date and time');
    if (moment.getTime() <= Date.now()) return setProblem('Please choose a moment to come');
    send.mutate(moment.toISOString());
  };
  return (
    <Dialog title={`Send “${mailing.subject}”?`} onClose={onClose}>
      <Stack gap={16}>
        <p>
          {data
            ? `${formatNumber(data.recipients)} ${data.recipients === 1 ? 'subscriber gets' : 'subscribers get'} it, as of now.`
            : isError
              ? 'The subscribers could not be counted just now.'
              : 'Counting the subscribers…'}{' '}
          An email that has been sent cannot be taken back.
        </p>
        {left > 0 && (
          <p role="note" className={styles.warning}>
            {left === 1 ? 'One record is' : `${formatNumber(left)} records are`} not there for everybody, and will be
            left out.
          </p>
        )}
        <FormField label="When">
          {(tied) => <RadioGroup {...tied} label="When" choices={times} value={time} onChange={setTime} />}
        </FormField>
        {time === 'later' && (
          <FormField label="Date and time" error={problem} hint={`In your time zone, ${localTimeZone()}.`}>
            {(tied) => (
              <Input
                {...tied}
                type="datetime-local"
                value={local}
                onChange={(event) => {
                  setLocal(event.target.value);
                  setProblem(undefined);
                }}
              />
            )}
          </FormField>
        )}
      </Stack>
      <DialogActions>
        <Button size="large" onClick={onClose}>
          Not yet
        </Button>
        <Button size="large" kind="primary" disabled={send.isPending} onClick={submit}>
          {time === 'now' ? 'Send now' : 'Schedule'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
