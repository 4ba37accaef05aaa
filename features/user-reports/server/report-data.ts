import { sql } from 'kysely'
import { requestStateWords } from '#features/acceleration-requests'
import { notReviewedBy } from '#features/expertise'
import { taskStateWords } from '#features/participations'
import { projectProfiles } from '#features/project-profiles'
import { findProjects, projects as projectPolicy, type ProjectSubject } from '#features/projects'
import { isPerson, isPortalAdministrator, isTeam } from '#platform/domain/actor.ts'
import { invalid, ProductError } from '#platform/domain/product-error.ts'
import type { SignedIn } from '#platform/server/context.ts'
import { isAmong, wholeName } from '#platform/server/sql.ts'
import type { ReportAsked } from '../contract/user-report.schemas.ts'
import { mostProjects } from '../domain/limits.ts'
import { blankLeaf, emptyScope, type Leaf, type Scope } from '../domain/template-values.ts'
import { dayLeaf, numberLeaf, textLeaf } from './leaves.ts'
import { profileScope } from './profile-scope.ts'
import { takableProjects } from './report-projects.sql.ts'
import { serverTexts } from './server-texts.ts'
import type { UserReportSubject } from './user-report.repository.ts'

type Locale = 'ru' | 'en'

const scopeOf = (said: Readonly<Record<string, Leaf | Scope[]>>): Scope =>
  Object.assign(emptyScope<Scope>(), said)

/**
 * The chosen projects in order. Errors: `REPORT_PROJECT_LIMIT`; `VALIDATION_FAILED` for projects that the actor may not
 * use.
 */
export const chosenProjects = async (
  ctx: SignedIn,
  { acceleratorId }: UserReportSubject,
  projectIds: readonly number[],
): Promise<ProjectSubject[]> => {
  const ids = [...new Set(projectIds)]
  if (ids.length > mostProjects) throw new ProductError('REPORT_PROJECT_LIMIT')
  const [found, takable] = await Promise.all([
    findProjects(ctx.db, ids),
    sql<{ id: number }>`select p.id from project p
      where ${isAmong(sql`p.id`, ids)} and ${takableProjects(ctx.actor, acceleratorId)}`.execute(ctx.db),
  ])
  const may = new Set(takable.rows.map(({ id }) => id))
  const byId = new Map(found.map((project) => [project.id, project]))
  return ids.map((id) => {
    const project = byId.get(id)
    if (!project || !may.has(id) || !projectProfiles.read.allows(ctx.actor, project))
      throw invalid({ projectIds: 'NOT_IN_LIST' })
    return project
  })
}

type Main = {
  number: string | null
  leader: string
  track: string | null
  programme: string | null
  tracker: string | null
}
type Member = { person: string; position: string; area: string }
type Task = { task: string; track: string; state: string; due: string | null; started: string | null }
type Application = { track: string; state: string; submitted: string; decided: string | null }
type Review = {
  review: string
  task: string
  score: string | null
  accepted: string | null
  conclusion: string
}

/** Data of a project's work in the report's accelerator. */
type Work = { main: Main; team: Member[]; tasks: Task[]; applications: Application[]; reviews: Review[] }

const text = (day: string) => sql`to_char(${sql.ref(day)}, 'YYYY-MM-DD')`
const listed = (rows: ReturnType<typeof sql>, order: ReturnType<typeof sql>) =>
  sql`coalesce((select json_agg(l order by ${order}) from (${rows}) l), '[]')`

/** Maximum number of rows per list of a project. */
const mostRows = 500

const readWork = async (
  ctx: SignedIn,
  acceleratorId: number,
  ids: readonly number[],
): Promise<Map<number, Work>> => {
  const { rows } = await sql<{ id: number } & Work>`
    select p.id,
      json_build_object('number', p.serial_number, 'leader', coalesce(${wholeName('u')}, ''), 'track', w.track,
        'programme', w.programme, 'tracker', w.tracker) as main,
      ${listed(
        sql`select ${wholeName('m')} as person, k.role_in_team as position, k.responsibility_area as area, k.id
          from project_member k join person m on m.uid = k.person_uid where k.project_id = p.id limit ${sql.lit(mostRows)}`,
        sql`l.id`,
      )} as team,
      ${listed(
        sql`select n.name as task, t.name as track, d.state, ${text('d.due_on')} as due, ${text('d.started_at')} as started,
            q.id as q, d.seq
          from project_trackpoint d join project_track q on q.id = d.project_track_id join track t on t.id = q.track_id
          join trackpoint n on n.id = d.trackpoint_id
          where q.project_id = p.id and q.accelerator_id = ${acceleratorId} limit ${sql.lit(mostRows)}`,
        sql`l.q, l.seq`,
      )} as tasks,
      ${listed(
        sql`select t.name as track, r.status as state, ${text('r.created_at')} as submitted, ${text('r.decided_at')} as decided, r.id
          from acceleration_request r join track t on t.id = r.track_id
          where r.project_id = p.id and r.accelerator_id = ${acceleratorId} limit ${sql.lit(mostRows)}`,
        sql`l.id`,
      )} as applications,
      ${listed(
        sql`select j.serial_number as review, n.name as task, j.score::text as score, ${text('j.accepted_at')} as accepted,
            j.conclusion, j.id
          from expert_job j join project_trackpoint d on d.id = j.task_id join trackpoint n on n.id = d.trackpoint_id
          where j.project_id = p.id and j.accelerator_id = ${acceleratorId} and j.requester_uid is null
            and ${notReviewedBy(ctx.actor)} and j.accepted_at is not null limit ${sql.lit(mostRows)}`,
        sql`l.id`,
      )} as reviews
    from project p left join person u on u.uid = p.leader_uid
    left join lateral (select t.name as track, g.name as programme, ${wholeName('x')} as tracker
      from acceleration_request r join track t on t.id = r.track_id join programme g on g.id = t.programme_id
      left join person x on x.uid = r.tracker_uid
      where r.project_id = p.id and r.accelerator_id = ${acceleratorId} and r.status in ('NEW', 'ACCEPT')
      order by r.id desc limit 1) w on true
    where ${isAmong(sql`p.id`, ids)}`.execute(ctx.db)
  return new Map(rows.map((row) => [row.id, row]))
}

type Reading = { works: boolean; reviews: boolean }

/**
 * The part of the work in the accelerator that the reader may see: everything for the team and trackers, nothing for
 * others.
 */
const readingOf = ({ actor }: SignedIn, acceleratorId: number, project: ProjectSubject): Reading => {
  const isOwn = project.memberUids.some((uid) => isPerson(actor, uid))
  const oversees = isTeam(actor, acceleratorId) || isPortalAdministrator(actor)
  const tracks = project.trackerUids.some((uid) => isPerson(actor, uid))
  return {
    works: projectPolicy.view.allows(actor, project) && (isOwn || oversees || tracks),
    // As in `expertJobs.oversee`: members of the project never see confidential expert reviews, nor do portal
    // administrators.
    reviews: isTeam(actor, acceleratorId) && !isOwn,
  }
}

const workScope = (work: Work | undefined, { works, reviews }: Reading, locale: Locale): Scope => {
  const [taskStates, requestStates] = [taskStateWords[locale], requestStateWords[locale]]
  const shown = works ? work : undefined
  const said = (states: Readonly<Record<string, string>>, state: string) => textLeaf(states[state] ?? state)
  const day = (value: string | null) => dayLeaf(value, locale)
  return scopeOf({
    Number: textLeaf(work?.main.number),
    Leader: textLeaf(shown?.main.leader),
    Track: textLeaf(shown?.main.track),
    Programme: textLeaf(shown?.main.programme),
    Tracker: textLeaf(shown?.main.tracker),
    Team: (shown?.team ?? []).map(({ person, position, area }) =>
      scopeOf({ Person: textLeaf(person), Position: textLeaf(position), Area: textLeaf(area) }),
    ),
    Tasks: (shown?.tasks ?? []).map(({ task, track, state, due, started }) =>
      scopeOf({
        Task: textLeaf(task),
        Track: textLeaf(track),
        State: said(taskStates, state),
        Due: day(due),
        Started: day(started),
      }),
    ),
    Applications: (shown?.applications ?? []).map(({ track, state, submitted, decided }) =>
      scopeOf({
        Track: textLeaf(track),
        State: said(requestStates, state),
        Submitted: day(submitted),
        Decided: day(decided),
      }),
    ),
    Reviews: (reviews ? (shown?.reviews ?? []) : []).map(({ review, task, score, accepted, conclusion }) =>
      scopeOf({
        Review: textLeaf(review),
        Task: textLeaf(task),
        Score: numberLeaf(score === null ? null : Number(score), locale),
        Accepted: day(accepted),
        Conclusion: textLeaf(conclusion),
      }),
    ),
  })
}

const parameterLeaf = async (
  ctx: SignedIn,
  { code, type, required, dictionary }: UserReportSubject['parameters'][number],
  said: string,
): Promise<Leaf> => {
  const field = `parameters.${code}`
  const { locale } = ctx
  if (said === '') {
    if (required) throw invalid({ [field]: 'REQUIRED' })
    return blankLeaf
  }
  if (type === 'NUMBER') {
    const number = Number(said.replace(/\s/g, '').replace(',', '.'))
    if (!Number.isFinite(number)) throw invalid({ [field]: 'NOT_A_NUMBER' })
    return numberLeaf(number, locale)
  }
  if (type === 'DATE') {
    if (!/^\d{4}-\d\d-\d\d$/.test(said) || Number.isNaN(Date.parse(said)))
      throw invalid({ [field]: 'INVALID_DATE' })
    return dayLeaf(said, locale)
  }
  if (type === 'BOOLEAN') {
    const flag = said === 'true'
    return { text: serverTexts[locale].data[flag ? 'yes' : 'no'], flag }
  }
  if (type === 'STRING') return { text: said }
  const { rows } = await sql<{ name: string }>`
    select case when ${locale} = 'en' then v.name_en else v.name_ru end as name
    from dictionary_value v join dictionary d on d.id = v.dictionary_id
    where d.code = ${dictionary} and v.id::text = ${said}`.execute(ctx.db)
  if (!rows[0]) throw invalid({ [field]: 'NOT_IN_LIST' })
  return { text: rows[0].name }
}

/**
 * The value of a parameter, empty by default; `hasOwn` because a code may be the name of an inherited property
 * (`constructor`).
 */
const saidOf = (said: ReportAsked['parameters'], code: string): string =>
  Object.hasOwn(said, code) ? (said[code] ?? '') : ''

/** Parameters as values of tags. Errors: `VALIDATION_FAILED` for missing or invalid ones. */
export const parameterLeaves = async (
  ctx: SignedIn,
  { parameters }: UserReportSubject,
  said: ReportAsked['parameters'],
): Promise<Record<string, Leaf>> =>
  Object.fromEntries(
    await Promise.all(
      parameters.map(
        async (parameter) =>
          [
            `Param.${parameter.code}`,
            await parameterLeaf(ctx, parameter, saidOf(said, parameter.code).trim()),
          ] as const,
      ),
    ),
  )

/** Data of a report: the common scope, and one per project. */
type ReportData = { whole: Scope; projects: { project: ProjectSubject; scope: Scope }[] }

/** Loads the data of the chosen projects that the reader may see. Errors: those of projects and parameters. */
export const readReportData = async (
  ctx: SignedIn,
  report: UserReportSubject,
  { projectIds, parameters }: ReportAsked,
): Promise<ReportData> => {
  const { acceleratorId } = report
  const [projects, leaves, { rows }] = await Promise.all([
    chosenProjects(ctx, report, projectIds),
    parameterLeaves(ctx, report, parameters),
    sql<{ accelerator: string; author: string; today: string }>`
      select a.name as accelerator, ${wholeName('u')} as author, to_char(now() at time zone a.time_zone, 'YYYY-MM-DD') as today
      from accelerator a, person u where a.id = ${acceleratorId} and u.uid = ${ctx.actor.uid}`.execute(
      ctx.db,
    ),
  ])
  const work = await readWork(
    ctx,
    acceleratorId,
    projects.map(({ id }) => id),
  )
  const read: ReportData['projects'] = []
  for (const [at, project] of projects.entries()) {
    // One after another: a profile is read whole, and nobody waits for twenty at once.
    // oxlint-disable-next-line no-await-in-loop
    const profile = await profileScope(ctx, project)
    read.push({
      project,
      scope: Object.assign(
        emptyScope<Scope>(),
        profile,
        workScope(work.get(project.id), readingOf(ctx, acceleratorId, project), ctx.locale),
        { Name: textLeaf(project.name), Position: numberLeaf(at + 1, ctx.locale) },
      ),
    })
  }
  const [about] = rows
  return {
    whole: scopeOf({
      Report: textLeaf(report.name),
      Date: dayLeaf(about?.today ?? null, ctx.locale),
      Accelerator: textLeaf(about?.accelerator),
      Author: textLeaf(about?.author),
      Count: numberLeaf(read.length, ctx.locale),
      ...leaves,
    }),
    projects: read,
  }
}
