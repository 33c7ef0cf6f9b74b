import styles from './switch.module.css';

interface SwitchProps {
  id: string;
  isOn: boolean;
  isBusy?: boolean;
  onChange: (isOn: boolean) => void;
}

/** A setting that is on or off and takes effect at once. The row has its label. */
export function Switch({ id, isOn, isBusy = false, onChange }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      id={id}
      aria-checked={isOn}
      aria-disabled={isBusy}
      className={styles.switch}
      onClick={() => {
        if (!isBusy) onChange(!isOn);
      }}
    >
      <span className={styles.knob} />
    </button>
  );
}
