import { usePresence } from './api.ts';
import styles from './online-dot.module.css';

/** A green dot beside the name of a connection who is online; nothing for anyone else (rule presence). */
export function OnlineDot({ memberId }: { memberId: number }) {
  const { data } = usePresence();
  if (!data?.online.includes(memberId)) return null;
  return (
    <span className={styles.dot} title="Online">
      <span className="visually-hidden">, online</span>
    </span>
  );
}
