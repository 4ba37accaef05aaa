import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import type { InputOf } from '#platform/contract/endpoint.ts'
import type { ErrorCode } from '#platform/domain/error-codes.ts'
import { refusal } from '#platform/domain/machine.ts'
import { notFound, ProductError } from '#platform/domain/product-error.ts'
import type { SignedIn } from '#platform/server/context.ts'
import type { Sql } from '#platform/server/lists/order.ts'
import { matchingOf, whereOf } from '#platform/server/lists/row-set.ts'
import type { planDecisions } from '../../contract/decision.endpoints.ts'
import { accelerationRequestMachine, type DecisionFacts } from '../../domain/acceleration-request.machine.ts'
import {
  actionOfDecision,
  maxDecisions,
  type Decision,
  type DecisionWords,
  type Planned,
  type RunKind,
} from '../../domain/decision.rules.ts'
import type { AccelerationRequestState } from '../../domain/states.ts'
import { workRows } from '../work.row-set.ts'
import { notOwnProject } from '../work.scope.ts'

type Chosen = InputOf<typeof planDecisions>['query']

type Read = Omit<DecisionFacts, 'acceleratorId' | 'trackerUid'> & {
  id: number
  name: string
  status: AccelerationRequestState
  trackId: number
  staged: Decision | null
  stagedBy: string | null
  words: DecisionWords | null
  version: number | null
}

/** An application with its plan. */
export type PlannedRequest = Planned & {
  id: number
  name: string
  words: DecisionWords | null
  /** The other decision that somebody prepared; `null` if there is none. */
  overruled: { decision: Decision; by: string } | null
}

/** The planned decisions, and a fingerprint of the data they are based on: states, tracks and staged decisions. */
export type Plan = { requests: PlannedRequest[]; fingerprint: string }

const conditionOf = async (ctx: SignedIn, acceleratorId: number, chosen: Chosen): Promise<Sql> => {
  const { requestIds, exceptIds, ...filters } = chosen
  // For named ones the reasons of exclusion are returned; filters match only pending ones.
  const isChosen = requestIds
    ? sql`r.id = any(${requestIds})`
    : sql`r.status = 'NEW' and ${notOwnProject(ctx, acceleratorId)}`
  return sql.join(
    [
      await matchingOf(workRows, ctx, { acceleratorId }, filters),
      isChosen,
      ...(exceptIds ? [sql`r.id <> all(${exceptIds})`] : []),
    ],
    sql` and `,
  )
}

/** Checks that the person sees every named application among the accelerator's. Errors: `NOT_FOUND`. */
const checkNamed = async (
  ctx: SignedIn,
  acceleratorId: number,
  requestIds: readonly number[],
): Promise<void> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${workRows.from}
    where ${whereOf(workRows, ctx, { acceleratorId })} and r.id = any(${[...requestIds]})`.execute(ctx.db)
  if (rows[0]?.n !== new Set(requestIds).size) throw notFound()
}

/**
 * The chosen applications, possibly thousands, with deciders who are in the project's team. Each with its staged
 * decision, which members of the project's team neither see nor withdraw.
 */
const readChosen = async (
  ctx: SignedIn,
  acceleratorId: number,
  condition: Sql,
  { onlyStaged }: { onlyStaged: boolean },
): Promise<Read[]> => {
  const { rows } = await sql<Read>`
    select r.id, r.project_name as name, r.status, r.track_id as "trackId", p.leader_uid as "leaderUid",
      case when r.project_id in (select project_id from project_member where person_uid = ${ctx.actor.uid})
        then array[${ctx.actor.uid}::uuid] else '{}' end as "memberUids",
      a.approval = 'COORDINATED' as "acceleratorApproved",
      a.status = 'FINISHED' as "acceleratorFinished", s.decision as staged, s.version,
      (select concat_ws(' ', b.last_name, b.first_name) from person b where b.uid = s.staged_by) as "stagedBy",
      ${onlyStaged ? sql`s.words` : sql`null::jsonb`} as words
    from ${workRows.from} join project p on p.id = r.project_id join accelerator a on a.id = r.accelerator_id
      left join staged_decision s on s.request_id = r.id and ${notOwnProject(ctx, acceleratorId)}
    where ${condition} ${onlyStaged ? sql`and s.request_id is not null` : sql``}
    order by r.id limit ${sql.lit(maxDecisions + 1)}`.execute(ctx.db)
  if (rows.length > maxDecisions) throw new ProductError('TOO_MANY_DECISIONS', { limit: maxDecisions })
  return rows
}

/**
 * The dry run of a decision on the chosen applications, by the rules for one. With `lock` their states cannot change
 * until the transaction ends. Errors: `NOT_FOUND` for a named one, `TOO_MANY_DECISIONS`.
 */
export const planOf = async (
  ctx: SignedIn,
  acceleratorId: number,
  chosen: Chosen,
  { kind, lock = false }: { kind: RunKind; lock?: boolean },
): Promise<Plan> => {
  const isRelease = kind === 'RELEASE'
  if (chosen.requestIds) await checkNamed(ctx, acceleratorId, chosen.requestIds)
  const condition = await conditionOf(ctx, acceleratorId, chosen)
  // Locked by a separate statement: the next read sees the changes of previous lock owners.
  if (lock)
    await sql`select from ${workRows.from} where ${condition} order by r.id
      limit ${sql.lit(maxDecisions + 1)} for no key update`.execute(ctx.db)
  const read = await readChosen(ctx, acceleratorId, condition, { onlyStaged: isRelease })
  const requests = read.map(
    ({
      id,
      name,
      status,
      trackId: _track,
      staged,
      stagedBy,
      words,
      version: _version,
      ...facts
    }): PlannedRequest => {
      const decision = isRelease ? staged! : kind
      const refused: ErrorCode | null = refusal(
        accelerationRequestMachine,
        status,
        actionOfDecision[decision],
        ctx.actor,
        { ...facts, acceleratorId, trackerUid: null },
      )
      const overruled =
        staged !== null && staged !== decision ? { decision: staged, by: stagedBy ?? '' } : null
      return { id, name, decision, words, refused, overruled, hasLeader: facts.leaderUid !== null }
    },
  )
  const hash = createHash('sha256')
  for (const { id, status, trackId, version } of read)
    hash.update(`${id}:${status}:${trackId}:${version ?? 0};`)
  return { requests, fingerprint: hash.digest('hex') }
}

/**
 * The same again under locks, before execution. Errors: `PLAN_CHANGED` if it differs from what the person saw,
 * `NOTHING_TO_DECIDE` if none is included; `anyway` includes applications refused by the rules where nothing is
 * decided.
 */
export const planAsSeen = async (
  ctx: SignedIn,
  acceleratorId: number,
  chosen: Chosen,
  { kind, fingerprint, anyway = false }: { kind: RunKind; fingerprint: string; anyway?: boolean },
): Promise<PlannedRequest[]> => {
  const plan = await planOf(ctx, acceleratorId, chosen, { kind, lock: true })
  if (plan.fingerprint !== fingerprint) throw new ProductError('PLAN_CHANGED')
  const ready = anyway ? plan.requests : plan.requests.filter(({ refused }) => refused === null)
  if (ready.length === 0) throw new ProductError('NOTHING_TO_DECIDE')
  return ready
}
