import { CheckCircleFilled } from '@ant-design/icons';
import { type FormEvent, useId, useState } from 'react';

import { typedAddress } from '#contract/desktop/servers.ts';
import { Badge } from '#src/components/badge.tsx';
import { Button } from '#src/components/button.tsx';
import { useAppStatus, useConnect, useSettings } from '../api.ts';
import { Managed, Row, Section } from './section.tsx';
import styles from './server-section.module.css';

/** Production, staging or another server. The app checks the server before it changes to it. */
export function ServerSection() {
  const { data: settings } = useSettings();
  const { data: status } = useAppStatus();
  const connect = useConnect();
  const isManaged = settings?.managed.includes('server') ?? false;
  const servers = settings?.servers ?? [];
  const current = status?.serverOrigin ?? '';
  const isKnown = servers.some(({ origin }) => origin === current);
  const go = (address: string) => {
    if (!connect.isPending) connect.mutate(address);
  };
  const own = { name: isManaged ? 'Your organization’s server' : 'Your own server', origin: current };
  const all = isKnown || current === '' ? servers : [...servers, own];
  const shown = isManaged ? all.filter(({ origin }) => origin === current) : all;
  return (
    <Section
      id="server"
      title="Server"
      text="The server that CARDI connects to. You sign in to each server separately, and nothing passes from one to another."
    >
      {shown.map(({ name, origin }) => (
        <Row key={`${name} ${origin}`} title={name} text={origin}>
          {origin === current ? (
            <Badge icon={<CheckCircleFilled aria-hidden="true" />}>In use</Badge>
          ) : (
            <Button aria-label={`Connect to ${name}`} onClick={() => go(origin)}>
              {connect.isPending && connect.variables === origin ? 'Asking…' : 'Connect'}
            </Button>
          )}
        </Row>
      ))}
      {isManaged ? <Managed /> : <OwnServer isAsking={connect.isPending} onConnect={go} />}
      {!isManaged && (
        <div aria-live="polite">
          {connect.data?.kind === 'refused' && (
            <div className={styles.refused}>
              <p className={styles.refusedTitle}>Not connected</p>
              <p>{connect.data.message}</p>
            </div>
          )}
          {connect.data?.kind === 'accepted' && connect.data.origin === current && (
            <p className={styles.accepted}>
              Connected to {connect.data.origin} ({connect.data.mode}, version {connect.data.version}).
            </p>
          )}
        </div>
      )}
    </Section>
  );
}

function OwnServer({ isAsking, onConnect }: { isAsking: boolean; onConnect: (address: string) => void }) {
  const id = useId();
  const [address, setAddress] = useState('');
  const [error, setError] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const parsed = typedAddress.safeParse(address);
    setError(parsed.success ? null : (parsed.error.issues[0]?.message ?? null));
    if (parsed.success) onConnect(parsed.data);
  };
  return (
    <form className={styles.own} onSubmit={submit} noValidate>
      <label htmlFor={id} className={styles.label}>
        Another server
      </label>
      <div className={styles.line}>
        <input
          id={id}
          className={styles.input}
          value={address}
          placeholder="https://cardi.example"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          aria-invalid={error !== null}
          aria-describedby={`${id}-hint`}
          onChange={(event) => setAddress(event.target.value)}
        />
        <Button type="submit" aria-disabled={isAsking}>
          Check and connect
        </Button>
      </div>
      <p id={`${id}-hint`} className={error === null ? styles.hint : styles.error}>
        {error ?? 'It must use https, unless it runs on this computer.'}
      </p>
    </form>
  );
}
