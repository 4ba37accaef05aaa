import { sql } from 'kysely'
import { workRows } from '#features/acceleration-requests'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { notFound } from '#platform/domain/product-error.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { query } from '#platform/server/handler.ts'
import { listOf } from '#platform/server/lists/list-of.ts'
import type { RowSource } from '#platform/server/lists/rows.ts'
import { instantJson, personRefJson, todayIn } from '#platform/server/sql.ts'
import { getScoring, getScoringLinks, scoring } from '../contract/scoring.endpoints.ts'
import { analyticReports } from '../domain/report.policy.ts'
import { scorings } from '../domain/scoring.policy.ts'
import { scoringLimits } from '../domain/scoring.rules.ts'
import { peopleSubject, type ReportSubject } from './report-subject.ts'
import {
  expertJobJson,
  findScoringSubject,
  isEarlierVersion,
  mayBeShown,
  ownVersions,
  placedScorings,
  readScoring,
  readScoringGroups,
  shownAssessment,
  versionsFor,
  type ScoringSubject,
} from './scoring.repository.ts'

type Row = ResponseOf<typeof scoring>['items'][number]
type Version = ResponseOf<typeof getScoring>['versions'][number]
type Place = ResponseOf<typeof getScoring>['places'][number]
type Link = ResponseOf<typeof getScoringLinks>['items'][number]

const scoringRows = (_ctx: SignedIn, { acceleratorId }: ReportSubject): RowSource<Row, Row, SignedIn> => ({
  from: sql`${workRows.from} join project p on p.id = r.project_id join track t on t.id = r.track_id
    left join placed s on s.request_id = r.id left join person x on x.uid = s.assessed_by`,
  // The page, its order and each point of the chart need ranks.
  shared: { name: 'placed', rows: placedScorings(acceleratorId) },
  key: sql`r.id`,
  columns: () => sql`r.id, json_build_object('id', p.id, 'name', p.name) as project,
    json_build_object('id', t.id, 'name', t.name) as track, s.total, coalesce(s.earlier, false) as earlier, s.place, coalesce(s.among, 0) as among,
    s.assessed, s.parameters - s.assessed as missing, ${personRefJson('x')} as "assessedBy", ${instantJson(sql`s.assessed_at`)} as "assessedAt"`,
})

/** Projects of the scope with their totals and ranks. */
export const scoringQuery = listOf(scoring, {
  load: peopleSubject,
  authorize: analyticReports.readPeople,
  rows: scoringRows,
  ...workRows,
  scope: (...args) => sql`${workRows.scope(...args)} and r.status in ('NEW', 'ACCEPT')`,
  sortings: () => ({
    TOTAL: sql`coalesce(s.total, -1)`,
    NAME: [sql`lower(p.name)`, sql`p.id`],
    AT: sql`coalesce(s.assessed_at, '-infinity')`,
  }),
  // Totals by other parameters are not compared.
  chart: () => ({
    by: [sql`r.project_id`],
    value: sql`max(case when not s.earlier then s.total end)`,
    isSum: false,
  }),
  search: sql`concat_ws(' ', p.name, t.name)`,
  more: async ({ actor }, _input, subject) => ({
    totals: {},
    actions: analyticReports.editScoring.allows(actor, subject) ? ['edit' as const] : [],
  }),
})

const readVersions = async ({ db, actor }: SignedIn, subject: ScoringSubject): Promise<Version[]> => {
  const { acceleratorId, project } = subject
  const { rows } = await sql<Version>`
    select s.id, s.assessed_at as at, ${personRefJson('x')} as by, s.total, ${expertJobJson} as "expertJob"
    from scoring s join person x on x.uid = s.assessed_by
    where s.accelerator_id = ${acceleratorId} and s.project_id = ${project.id} and ${versionsFor(actor, subject)}
    order by s.id desc limit ${sql.lit(scoringLimits.versions)}`.execute(db)
  return rows
}

const readPlaces = async ({ db }: SignedIn, { acceleratorId, project }: ScoringSubject): Promise<Place[]> => {
  const { rows } = await sql<Place>`
    select json_build_object('id', t.id, 'name', t.name) as track, s.place, s.among
    from (${placedScorings(acceleratorId)}) s join acceleration_request r on r.id = s.request_id
    join track t on t.id = r.track_id where r.project_id = ${project.id} and s.place is not null order by lower(t.name), t.id`.execute(
    db,
  )
  return rows
}

const load = (
  ctx: SignedIn,
  { query: place }: { query: { acceleratorId: number; projectId: number } },
): Promise<ScoringSubject | undefined> => findScoringSubject(ctx.db, place)

/** The scoring of a project; not found for another project's version. */
export const getScoringQuery = query({
  endpoint: getScoring,
  load,
  authorize: scorings.view,
  run: async (ctx, { query: { versionId } }, subject) => {
    const [{ groups: current }, version, versions, places] = await Promise.all([
      readScoringGroups(ctx.db, subject.acceleratorId),
      // By default the accelerator's own: an expert's opinion does not replace it.
      readScoring(
        ctx.db,
        subject,
        versionId,
        versionId === undefined ? ownVersions : versionsFor(ctx.actor, subject),
      ),
      readVersions(ctx, subject),
      readPlaces(ctx, subject),
    ])
    if (versionId !== undefined && !version) throw notFound()
    const groups = version?.groups ?? current
    const [shown, isEarlier] = await Promise.all([
      shownAssessment(ctx.db, groups, version?.marks ?? []),
      isEarlierVersion(ctx.db, version, current),
    ])
    const visibleToActor = <T>(by: T): T | null =>
      scorings.seeAuthors.allows(ctx.actor, subject) ? by : null
    return {
      ...shown,
      marks: shown.marks.map((mark) => ({ ...mark, by: visibleToActor(mark.by) })),
      project: subject.project,
      version: version
        ? { id: version.id, at: version.at, by: visibleToActor(version.by), expertJob: version.expertJob }
        : null,
      versions: versions.map((one) => ({ ...one, by: visibleToActor(one.by) })),
      places,
      isEarlier,
      current: current.map((group) => ({ ...group, parameters: [...group.parameters] })),
      actions: (['assess', 'share'] as const).filter((action) => scorings[action].allows(ctx.actor, subject)),
    }
  },
})

/** Links with recipient, expiry and openings. */
export const getScoringLinksQuery = query({
  endpoint: getScoringLinks,
  load: (ctx, { query: place }) => findScoringSubject(ctx.db, place, { known: true }),
  authorize: scorings.share,
  run: async (ctx, _input, { acceleratorId, project }) => {
    const { rows } = await sql<Link>`
      select l.id, l.recipient, s.assessed_at as "versionAt", l.until_day as until,
        case when l.ended_at is not null then 'ENDED' when l.until_day < ${todayIn(sql`a.time_zone`)}::date then 'OVER'
          when ${mayBeShown} then 'OPEN' else 'PAUSED' end as state,
        ${personRefJson('x')} as "madeBy", l.made_at as "madeAt",
        l.openings,
        coalesce((select json_agg(json_build_object('id', o.id, 'at', ${instantJson(sql`o.at`)}, 'by', ${personRefJson('y')}) order by o.id desc)
          from (select * from scoring_opening o where o.link_id = l.id order by o.id desc
            limit ${sql.lit(scoringLimits.openingsShown)}) o left join person y on y.uid = o.person_uid), '[]') as opened
      from scoring_link l join scoring s on s.id = l.scoring_id join accelerator a on a.id = s.accelerator_id
      join person x on x.uid = l.made_by
      where s.accelerator_id = ${acceleratorId} and s.project_id = ${project.id}
      order by l.id desc limit ${sql.lit(scoringLimits.links)}`.execute(ctx.db)
    return { items: rows }
  },
})
