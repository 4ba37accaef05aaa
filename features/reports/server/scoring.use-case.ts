import { sql } from 'kysely'
import { randomBytes } from 'node:crypto'
import { lockProject } from '#features/projects'
import { portalPolicy } from '#platform/domain/policy.ts'
import { invalid, ProductError, stillThere } from '#platform/domain/product-error.ts'
import { audit } from '#platform/server/audit.ts'
import { useCase } from '#platform/server/handler.ts'
import { countVisitor } from '#platform/server/rate-limit.ts'
import { todayIn } from '#platform/server/sql.ts'
import {
  endScoringLink,
  openSharedScoring,
  saveScoring,
  shareScoring,
} from '../contract/scoring.endpoints.ts'
import { scorings } from '../domain/scoring.policy.ts'
import { scoringLimits, type ScoringGroup } from '../domain/scoring.rules.ts'
import { findAssessed } from './scoring-in-task.ts'
import { checkMarks, insertVersion, signed } from './scoring-marks.ts'
import {
  findVersion,
  hashOf,
  mayBeShown,
  readScoring,
  readScoringGroups,
  shownAssessment,
  type StoredMark,
} from './scoring.repository.ts'

/**
 * Assesses a project. Errors: those of the marks; `STATE_CHANGED` if somebody else assessed it in the meantime;
 * `PARTICIPATION_BLOCKED` in a task whose work is blocked.
 */
export const saveScoringUseCase = useCase({
  endpoint: saveScoring,
  load: (ctx, { body }) => findAssessed(ctx, body),
  authorize: scorings.assess,
  run: async (ctx, { body: { marks: given, versionId } }, subject) => {
    if (subject.isBlocked) throw new ProductError('PARTICIPATION_BLOCKED')
    const { acceleratorId, project } = subject
    await lockProject(ctx.db, project.id)
    const [{ groups }, last] = await Promise.all([
      readScoringGroups(ctx.db, acceleratorId),
      readScoring(ctx.db, subject, undefined),
    ])
    if ((last?.id ?? null) !== versionId) throw new ProductError('STATE_CHANGED', { state: 'scoring' })
    checkMarks(groups, given)
    const marks = signed(ctx, given, last?.marks ?? [])
    const { rows: counted } = await sql<{ n: number }>`
      select count(*)::int as n from scoring
      where accelerator_id = ${acceleratorId} and project_id = ${project.id} and expert_job_id is null`.execute(
      ctx.db,
    )
    if (counted[0]!.n >= scoringLimits.versions) throw invalid({ marks: 'TOO_MANY' })
    const id = await insertVersion(ctx, { acceleratorId, projectId: project.id, groups, marks })
    await audit(ctx, { acceleratorId, subject: 'scoring', subjectId: String(project.id), action: 'assess' })
    return { id }
  },
})

/**
 * Creates a link. Errors: `VALIDATION_FAILED` at a day in the past or too far ahead, and if there are too many links.
 */
export const shareScoringUseCase = useCase({
  endpoint: shareScoring,
  load: (ctx, { body: { versionId } }) => findVersion(ctx.db, versionId),
  authorize: scorings.share,
  run: async (ctx, { body: { recipient, until } }, { versionId, acceleratorId, project }) => {
    await lockProject(ctx.db, project.id)
    const { rows } = await sql<{ isPast: boolean; isFar: boolean; links: number }>`
      select ${until} < d.today as "isPast", ${until}::date > d.today::date + ${scoringLimits.linkDays}::int as "isFar",
        (select count(*)::int from scoring_link l join scoring s on s.id = l.scoring_id
          where s.accelerator_id = ${acceleratorId} and s.project_id = ${project.id}) as links
      from accelerator a cross join lateral (select ${todayIn(sql`a.time_zone`)} as today) d
      where a.id = ${acceleratorId}`.execute(ctx.db)
    const { isPast, isFar, links } = stillThere(rows[0])
    if (isPast) throw invalid({ until: 'TOO_SMALL' })
    if (isFar) throw invalid({ until: 'TOO_BIG' })
    if (links >= scoringLimits.links) throw invalid({ recipient: 'TOO_MANY' })
    const link = randomBytes(24).toString('base64url')
    await sql`
      insert into scoring_link (scoring_id, recipient, link_hash, until_day, made_by, made_at)
      values (${versionId}, ${recipient}, ${hashOf(link)}, ${until}, ${ctx.actor.uid}, ${ctx.now.toISOString()})`.execute(
      ctx.db,
    )
    await audit(ctx, { acceleratorId, subject: 'scoring', subjectId: String(project.id), action: 'share' })
    return { link }
  },
})

export const endScoringLinkUseCase = useCase({
  endpoint: endScoringLink,
  load: async (ctx, { body: { linkId } }) => {
    const { rows } = await sql<{ id: number }>`
      select scoring_id as id from scoring_link where id = ${linkId}`.execute(ctx.db)
    // Also after the project stopped applying, so that existing links can be revoked.
    return rows[0] && findVersion(ctx.db, rows[0].id, { known: true })
  },
  authorize: scorings.share,
  run: async (ctx, { body: { linkId } }) => {
    await sql`
      update scoring_link set ended_at = ${ctx.now.toISOString()} where id = ${linkId} and ended_at is null`.execute(
      ctx.db,
    )
    return undefined
  },
})

type Shared = {
  linkId: number
  acceleratorId: number
  groups: ScoringGroup[]
  marks: StoredMark[]
  project: { name: string }
  accelerator: { name: string }
  at: string
  until: string
}

const openingLimit = { hits: 300, seconds: 3600 }

/** Opens one version for the holder of a link; unknown and expired links give the same response. */
export const openSharedScoringUseCase = useCase({
  endpoint: openSharedScoring,
  load: async (ctx, { body: { link } }) => {
    const { rows } = await sql<Shared>`
      select l.id as "linkId", s.accelerator_id as "acceleratorId", s.groups, s.marks, s.assessed_at as at,
        l.until_day as until, json_build_object('name', p.name) as project, json_build_object('name', a.name) as accelerator
      from scoring_link l join scoring s on s.id = l.scoring_id join project p on p.id = s.project_id
      join accelerator a on a.id = s.accelerator_id
      where l.link_hash = ${hashOf(link)} and l.ended_at is null and ${mayBeShown}
        and l.until_day >= ${todayIn(sql`a.time_zone`)}::date`.execute(ctx.db)
    return rows[0]
  },
  authorize: portalPolicy.visit,
  run: async (ctx, _input, { linkId, acceleratorId: _acceleratorId, groups, marks, ...shared }) => {
    await countVisitor(ctx.db, `scoring.link:${linkId}`, ctx.address, openingLimit)
    const uid = ctx.actor.kind === 'person' ? ctx.actor.uid : null
    await sql`
      insert into scoring_opening (link_id, person_uid, at) values (${linkId}, ${uid}, ${ctx.now.toISOString()})`.execute(
      ctx.db,
    )
    await sql`
      delete from scoring_opening where link_id = ${linkId} and id not in (select o.id from scoring_opening o
        where o.link_id = ${linkId} order by o.id desc limit ${sql.lit(scoringLimits.openings)})`.execute(
      ctx.db,
    )
    const shown = await shownAssessment(ctx.db, groups, marks)
    // Authors of marks are visible only to the accelerator.
    return { ...shared, ...shown, marks: shown.marks.map((mark) => ({ ...mark, by: null })) }
  },
})
