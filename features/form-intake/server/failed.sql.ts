import { sql } from 'kysely'
import { decidedReasons } from '../domain/states.ts'

/** Condition on submission `s`: rejected by the portal and not confirmed by a person. */
export const hasFailed = sql<boolean>`s.status = 'REJECTED'
  and not coalesce(s.reason = any(${sql.lit(`{${decidedReasons.join(',')}}`)}::text[]), false) and not s.content_gone`

/** Condition on submission `s`: somebody in the accelerator has to check it. */
export const isToCheck = sql<boolean>`((${hasFailed}) or (s.status = 'NEW' and s.reason in ('WAITS_HAND', 'WAITS_VALUES')))`
