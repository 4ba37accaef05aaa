import { sql } from 'kysely'
import { decidedReasons } from '../domain/states.ts'

/** Submission `s` was rejected by the portal, and nobody has decided that it stays so. */
export const hasFailed = sql<boolean>`s.status = 'REJECTED'
  and not coalesce(s.reason = any(${sql.lit(`{${decidedReasons.join(',')}}`)}::text[]), false) and not s.content_gone`

/** Somebody of the accelerator has to look at submission `s`. */
export const isToCheck = sql<boolean>`((${hasFailed}) or (s.status = 'NEW' and s.reason in ('WAITS_HAND', 'WAITS_VALUES')))`
