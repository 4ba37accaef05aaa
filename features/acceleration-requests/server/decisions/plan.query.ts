import { sql } from 'kysely'
import { valueName } from '#features/dictionaries'
import { portalPolicy } from '#platform/domain/policy.ts'
import { chosenAccelerator } from '#platform/server/chosen-accelerator.ts'
import { query } from '#platform/server/handler.ts'
import { nothing } from '#platform/server/handler.ts'
import { whereOf } from '#platform/server/lists/row-set.ts'
import {
  countStagedDecisions,
  getRejectionReasons,
  planDecisions,
} from '../../contract/decision.endpoints.ts'
import { decisionsPolicy } from '../../domain/decision.policy.ts'
import { countPlanned } from '../../domain/decision.rules.ts'
import type { NamedReason } from '../reasons.sql.ts'
import { planOf } from './plan.ts'
import { stagedDecisions } from './staged-decisions.row-set.ts'

/** Maximum number of names shown of included applications, and of excluded ones per reason. */
const maxShown = 50
const maxExamples = 20

/** Dry run of decisions on many applications. */
export const planDecisionsQuery = query({
  endpoint: planDecisions,
  load: chosenAccelerator,
  authorize: decisionsPolicy.manage,
  run: async (ctx, { query: chosen, body: { kind } }, { acceleratorId }) => {
    const { requests, fingerprint } = await planOf(ctx, acceleratorId, chosen, { kind })
    const { refused, ...counts } = countPlanned(requests)
    const overruling = requests.flatMap(({ id, name, refused: code, overruled }) =>
      code === null && overruled ? [{ id, name, ...overruled }] : [],
    )
    return {
      ...counts,
      refused: refused.map(({ code, count }) => ({
        code,
        count,
        examples: requests
          .filter((one) => one.refused === code)
          .slice(0, maxExamples)
          .map(({ name }) => name),
      })),
      conflicts: { count: overruling.length, items: overruling.slice(0, maxShown) },
      items: requests
        .filter((one) => one.refused === null)
        .slice(0, maxShown)
        .map(({ id, name, decision, words }) => ({
          id,
          name,
          decision,
          words: words && { ...words, reasonIds: [...words.reasonIds] },
        })),
      fingerprint,
    }
  },
})

type Staged = { track: { id: number; name: string }; accept: number; reject: number }

/** Staged decisions by track, of projects that the caller may decide on, and the current run. */
export const countStagedDecisionsQuery = query({
  endpoint: countStagedDecisions,
  load: chosenAccelerator,
  authorize: decisionsPolicy.view,
  run: async (ctx, _input, { acceleratorId }) => {
    const [{ rows }, running] = await Promise.all([
      sql<Staged>`
        select json_build_object('id', t.id, 'name', t.name) as track, n.accept, n.reject
        from (select r.track_id, count(*) filter (where s.decision = 'ACCEPT')::int as accept,
            count(*) filter (where s.decision = 'REJECT')::int as reject
          from ${stagedDecisions.from} where ${whereOf(stagedDecisions, ctx, { acceleratorId })}
          group by r.track_id) n
          join track t on t.id = n.track_id
        order by t.name, t.id`.execute(ctx.db),
      sql<{ id: number }>`
        select id from decision_run where accelerator_id = ${acceleratorId} and status = 'RUNNING'
        order by id desc limit 1`.execute(ctx.db),
    ])
    return { tracks: rows, runId: running.rows[0]?.id ?? null }
  },
})

/** Selectable reasons. */
export const getRejectionReasonsQuery = query({
  endpoint: getRejectionReasons,
  load: nothing,
  authorize: portalPolicy.signIn,
  run: async ({ db, locale }) => {
    const { rows } = await sql<NamedReason>`
      select v.id, v.code, ${valueName('v', locale)} as name from dictionary_value v join dictionary d on d.id = v.dictionary_id
      where d.code = 'REJECTION_REASONS' and v.status = 'ACTIVE' order by v.seq, v.id limit 100`.execute(db)
    return { items: rows }
  },
})
