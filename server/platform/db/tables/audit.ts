import type { Generated } from 'kysely';
import type { AuditAction } from '#contract/audit.ts';

/** Append-only: triggers refuse every change. */
export interface AuditLogTable {
  id: Generated<number>;
  actor_id: number;
  action: AuditAction;
  target_kind: string;
  target_id: number | null;
  target: string;
  note: string | null;
  created_at: string;
}
