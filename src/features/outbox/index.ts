export { LossNotice } from './components/loss-notice.tsx';
export { OutboxNotice } from './components/outbox-notice.tsx';
export { WaitingMark } from './components/waiting-mark.tsx';
export {
  discardChangesOf,
  loadOutbox,
  outboxNow,
  useChangesOf,
  useOutbox,
  useOutboxCount,
  useWaitingAnswers,
  useWaitingForm,
  useWaitingForms,
} from './entries.ts';
export { followOutbox } from './follow-outbox.ts';
export { useSafeSignOut } from './use-safe-sign-out.tsx';
