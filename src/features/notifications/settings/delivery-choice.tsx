import { type NotificationKind, notificationKinds } from '#contract/notifications.ts';
import { type Delivery, deliveries, deliveriesOf } from '#contract/notifications-settings.ts';
import styles from './delivery-choice.module.css';

interface DeliveryChoiceProps {
  kind: NotificationKind;
  delivery: Delivery;
  onChoose: (delivery: Delivery) => void;
}

/** When one kind of notifications is mailed: one of three. */
export function DeliveryChoice({ kind, delivery, onChoose }: DeliveryChoiceProps) {
  return (
    <fieldset className={styles.row}>
      <legend className={styles.label}>{notificationKinds[kind]}</legend>
      <div className={styles.choices}>
        {deliveriesOf(kind).map((choice) => (
          <label key={choice} className={styles.choice}>
            <input
              type="radio"
              name={`delivery-${kind}`}
              checked={choice === delivery}
              onChange={() => onChoose(choice)}
            />
            <span>{deliveries[choice]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
