import { sql } from 'kysely'
import { accelerationRequests } from '../../../features/acceleration-requests/domain/acceleration-request.machine.ts'
import { findAccelerationRequest } from '../../../features/acceleration-requests/server/acceleration-request.repository.ts'
import { projects } from '../../../features/projects/domain/project.policy.ts'
import { findProject } from '../../../features/projects/server/project.repository.ts'
import { getCanvas, saveCanvas } from '../../../features/reports/contract/canvas.endpoints.ts'
import { curatorsSummaryReport } from '../../../features/reports/contract/curators-summary-report.endpoints.ts'
import { dynamicsOfProject } from '../../../features/reports/contract/dynamics-of-project.endpoints.ts'
import {
  getExpertScoring,
  saveExpertScoring,
} from '../../../features/reports/contract/expert-scoring.endpoints.ts'
import { pathProjects } from '../../../features/reports/contract/path-projects.endpoints.ts'
import { pivotTrackers } from '../../../features/reports/contract/pivot-trackers.endpoints.ts'
import { projectLeaderContacts } from '../../../features/reports/contract/project-leader-contacts.endpoints.ts'
import { projectProfileInTask } from '../../../features/reports/contract/project-profile-in-task.endpoints.ts'
import { projectReasonList } from '../../../features/reports/contract/project-reason-list.endpoints.ts'
import { projectRisks } from '../../../features/reports/contract/project-risks.endpoints.ts'
import { projectTeamMembers } from '../../../features/reports/contract/project-team-members.endpoints.ts'
import { projectsStatusAsOfDate } from '../../../features/reports/contract/projects-status-as-of-date.endpoints.ts'
import { questionCost } from '../../../features/reports/contract/question-cost.endpoints.ts'
import { questionProjects } from '../../../features/reports/contract/question-projects.endpoints.ts'
import { getReportChoices } from '../../../features/reports/contract/report-choices.endpoints.ts'
import { getReportProjects } from '../../../features/reports/contract/report-projects.endpoints.ts'
import { contractsOfReports } from '../../../features/reports/contract/reports.gen.ts'
import {
  getScoringTemplate,
  saveScoringTemplate,
} from '../../../features/reports/contract/scoring-template.endpoints.ts'
import * as scorings from '../../../features/reports/contract/scoring.endpoints.ts'
import {
  downloadTaskReport,
  getTaskReport,
} from '../../../features/reports/contract/task-report.endpoints.ts'
import {
  downloadTaskValues,
  getTaskValues,
} from '../../../features/reports/contract/task-values.endpoints.ts'
import { canvasBlocks, standardMappings } from '../../../features/reports/domain/canvas.ts'
import { standardScoring } from '../../../features/reports/domain/standard-scoring.ts'
import { hashOf } from '../../../features/reports/server/scoring.repository.ts'
import type { ReportContract } from '../../../features/reports/web/report-contracts.ts'
import { findRisk } from '../../../features/risks/server/risk.repository.ts'
import type { Person } from '../factories/person.ts'
import { acceleratorOf, checked, type ListCheck } from './list-check.ts'
import { row, without, type Row } from './row.ts'
import { everybody, type Who, type World } from './world.ts'

const readers: readonly Who[] = [
  'teamTracker',
  'team',
  'admin',
  'portalAdmin',
  'deputyAdmin',
  'tracker',
  'otherTracker',
]

const onAccelerator = async (world: World) => {
  await world.work('DONE_CODE')
  await world.make.request({ track: await world.track(), status: 'REJECT' })
  return { headers: { 'accelerator-id': String(world.accelerator.id) }, query: {} }
}

const standardBlocks = () =>
  Object.fromEntries(
    canvasBlocks.map((block) => [block, [...standardMappings.OSTERWALDER_CANVAS[block]]]),
  ) as Record<(typeof canvasBlocks)[number], string[]>

/** A project in the person's reports: for trackers one assigned to them. */
const projectOf = async (world: World, by: Person): Promise<string> => {
  const tracker = by === world.people.otherTracker ? by : world.people.tracker
  const { participation } = await world.make.task({ state: 'DONE_CODE', track: await world.track(), tracker })
  return String(participation.project_id)
}

/** Without access the response is the same for existing and unknown accelerators. */
const room = { rest: 403, absent: 403 } as const

/** A task of the accelerator with a required profile field. */
const onTask = async (world: World) => {
  const { taskId } = await world.work()
  const { id } = await world.make.profileTemplate({ status: 'ACTIVE' })
  const { rows } = await sql<{ id: number }>`
    insert into trackpoint_field (trackpoint_id, template_id, element_code, seq)
    select w.trackpoint_id, ${id}, 'pitch', 1 from project_trackpoint w where w.id = ${taskId}
    returning trackpoint_id as id`.execute(world.db)
  return {
    headers: { 'accelerator-id': String(world.accelerator.id) },
    query: { trackpointId: String(rows[0]!.id) },
  }
}

/** The same task, whose field a reviewer opened. */
const onOpenedField = async (world: World) => {
  const input = await onTask(world)
  await sql`insert into task_field_opening (task_id, element_code, day)
    select w.id, 'pitch', current_date from project_trackpoint w where w.trackpoint_id = ${Number(input.query.trackpointId)}
    on conflict do nothing`.execute(world.db)
  return input
}

/** A task of another place is reported at its field. */
const taskAbsent = { 'accelerator-id': 403, trackpointId: 400 } as const

/** Aggregated rows: each from applications visible to the reader, which `reports.api.test.ts` checks. */
const counting = (key: string): { list: ListCheck } => ({
  list: { key, all: null, closed: true, sees: async () => true },
})

const ofApplications = checked(
  (parts) => sql`select id from acceleration_request where accelerator_id = ${acceleratorOf(parts)}`,
  ({ db }, id) => findAccelerationRequest(db, id),
  (actor, facts) => accelerationRequests.view.allows(actor, { ...facts, memberUids: [] }),
)

const ofEndedApplications = {
  ...ofApplications,
  all: (parts: Parameters<typeof acceleratorOf>[0]) => sql`select id from acceleration_request
    where accelerator_id = ${acceleratorOf(parts)} and board_column in ('CLOSED', 'DISCARDED', 'BLOCKED')`,
}

const ofOpenApplications = {
  ...ofApplications,
  all: (parts: Parameters<typeof acceleratorOf>[0]) => sql`select id from acceleration_request
    where accelerator_id = ${acceleratorOf(parts)} and status in ('NEW', 'ACCEPT')`,
}

const ofTrackers: ListCheck = {
  key: 'uid',
  closed: true,
  all: (parts) => sql`select person_uid from accelerator_member where accelerator_id = ${acceleratorOf(parts)}
    and role in ('TRC', 'TRC_TEAM') and not blocked`,
  sees: async ({ actor }, uid, parts) =>
    accelerationRequests.view.allows(actor, {
      acceleratorId: acceleratorOf(parts),
      trackerUid: String(uid),
      leaderUid: null,
      memberUids: [],
    }),
}

const ofCurators: ListCheck = {
  ...ofTrackers,
  all: (parts) => sql`select person_uid from accelerator_member where accelerator_id = ${acceleratorOf(parts)}
    and role in ('ACC', 'TRC', 'TRC_TEAM') and not blocked`,
}

/** Projects with an application here: visible by the project's policy, without their own teams. */
const ofProjects = checked(
  (
    parts,
  ) => sql`select distinct project_id from acceleration_request where accelerator_id = ${acceleratorOf(parts)}
    and status in ('NEW', 'ACCEPT')`,
  ({ db }, id) => findProject(db, id),
  (actor, facts) => projects.view.allows(actor, { ...facts, memberUids: [], leaderUid: null }),
)

const ofMembers: ListCheck = {
  key: 'id',
  closed: false,
  all: null,
  sees: async (reader, id) => {
    const { rows } = await sql<{ projectId: number }>`
      select project_id as "projectId" from project_member where id = ${id}`.execute(reader.db)
    const project = rows[0] && (await findProject(reader.db, rows[0].projectId))
    return (
      project !== undefined &&
      projects.view.allows(reader.actor, { ...project, memberUids: [], leaderUid: null })
    )
  },
}

const ofRisks: ListCheck = {
  ...ofMembers,
  sees: async (reader, id) => {
    const risk = await findRisk(reader.db, Number(id))
    return (
      risk !== undefined && projects.view.allows(reader.actor, { ...risk, memberUids: [], leaderUid: null })
    )
  },
}

const scoringReaders: readonly Who[] = [
  'tracker',
  'teamTracker',
  'team',
  'admin',
  'portalAdmin',
  'deputyAdmin',
]
const assessors: readonly Who[] = ['tracker', 'teamTracker', 'team', 'admin']
const sharers: readonly Who[] = ['teamTracker', 'team', 'admin']

const ofWork = async (world: World) => ({
  acceleratorId: world.accelerator.id,
  projectId: (await world.work()).projectId,
})

const asParams = ({ acceleratorId, projectId }: { acceleratorId: number; projectId: number }) => ({
  acceleratorId: String(acceleratorId),
  projectId: String(projectId),
})

/** A version of a scoring with a link to it. */
const scoredWork = async (world: World) => {
  const { acceleratorId, projectId } = await ofWork(world)
  const { rows } = await sql<{ id: number }>`
    insert into scoring (accelerator_id, project_id, groups, marks, total, assessed, parameters, assessed_by)
    values (${acceleratorId}, ${projectId}, ${JSON.stringify(standardScoring)}, '[]', 0, 0, 30, ${world.people.team.uid}) returning id`.execute(
    world.db,
  )
  const versionId = rows[0]!.id
  const link = `link-${versionId}`
  const { rows: links } = await sql<{ id: number }>`
    insert into scoring_link (scoring_id, recipient, link_hash, until_day, made_by)
    values (${versionId}, 'Фонд', ${hashOf(link)}, current_date + 7, ${world.people.team.uid}) returning id`.execute(
    world.db,
  )
  return { versionId, link, linkId: links[0]!.id }
}

const inAWeek = () => new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)

/** A task whose report is a canvas. */
const inReportedTask = async (world: World) => {
  const { taskId } = await world.work()
  await sql`update trackpoint set report_type = 'OSTERWALDER_CANVAS' where id = (
    select trackpoint_id from project_trackpoint where id = ${taskId})`.execute(world.db)
  return { query: { taskId: String(taskId) } }
}

/** A review in work of the expert, of a task whose report is the scoring. */
const inScoringReview = async ({ db, make, people, project, track }: World): Promise<number> => {
  const task = await make.task({
    state: 'DONE_CODE',
    project: await project(),
    track: await track(),
    tracker: people.tracker,
  })
  await sql`update trackpoint set report_type = 'SCORING_REPORT' where id = ${task.trackpoint_id}`.execute(db)
  const job = await make.expertJob({ task, expert: people.expert, client: people.team, status: 'PROCESS' })
  return job.id
}

/** Reports with rows or parameters of their own, and the other calls; `reports.api.test.ts` covers sponsors. */
const ownRows: readonly Row[] = [
  row(
    getCanvas,
    readers,
    async (world, by) => ({
      headers: { 'accelerator-id': String(world.accelerator.id) },
      query: { canvas: 'OSTERWALDER_CANVAS' as const, projectId: await projectOf(world, by) },
    }),
    { rest: 403, absent: { 'accelerator-id': 403 } },
  ),
  row(
    saveCanvas,
    ['admin'],
    async (world) => ({
      body: {
        acceleratorId: world.accelerator.id,
        canvas: 'OSTERWALDER_CANVAS' as const,
        blocks: standardBlocks(),
        version: null,
      },
    }),
    { rest: 403, absent: 404 },
  ),
  row(
    getReportProjects,
    readers,
    async (world, by) => ({
      headers: { 'accelerator-id': String(world.accelerator.id) },
      query: { projectId: await projectOf(world, by) },
    }),
    { rest: 403, absent: { 'accelerator-id': 403 } },
  ),
  row(getReportChoices, readers, onAccelerator, room),
  row(pathProjects, readers, onAccelerator, { ...room, list: ofApplications }),
  row(projectReasonList, readers, onAccelerator, { ...room, list: ofEndedApplications }),
  row(pivotTrackers, readers, onAccelerator, { ...room, list: ofTrackers }),
  row(projectsStatusAsOfDate, readers, onAccelerator, { ...room, list: ofApplications }),
  row(
    dynamicsOfProject,
    readers,
    async (world, by) => ({
      headers: { 'accelerator-id': String(world.accelerator.id) },
      query: { projectId: await projectOf(world, by) },
    }),
    { rest: 403, absent: { 'accelerator-id': 403 }, ...counting('key') },
  ),
  row(scorings.scoring, readers, onAccelerator, { ...room, list: ofOpenApplications }),
  row(scorings.getScoring, scoringReaders, async (world) => ({ query: asParams(await ofWork(world)) })),
  row(
    scorings.saveScoring,
    assessors,
    async (world) => ({
      body: {
        ...(await ofWork(world)),
        versionId: null,
        marks: [{ code: 'roadmap', value: 3, evidence: '' }],
      },
    }),
    // An unknown version differs from the one that the person saw.
    {
      see: without(scoringReaders, assessors),
      absent: { versionId: 409, acceleratorId: 404, projectId: 404 },
    },
  ),
  row(scorings.getScoringLinks, sharers, async (world) => ({ query: asParams(await ofWork(world)) }), {
    see: without(scoringReaders, sharers),
  }),
  row(
    scorings.shareScoring,
    sharers,
    async (world) => ({
      body: { versionId: (await scoredWork(world)).versionId, recipient: 'Фонд', until: inAWeek() },
    }),
    { see: without(scoringReaders, sharers) },
  ),
  row(
    scorings.endScoringLink,
    sharers,
    async (world) => ({ body: { linkId: (await scoredWork(world)).linkId } }),
    { see: without(scoringReaders, sharers) },
  ),
  row(
    getScoringTemplate,
    ['admin'],
    (world) => ({ query: { acceleratorId: String(world.accelerator.id) } }),
    { rest: 403 },
  ),
  row(
    saveScoringTemplate,
    ['admin'],
    (world) => ({
      body: {
        acceleratorId: world.accelerator.id,
        version: null,
        groups: [
          {
            code: 'team',
            ru: 'Команда',
            en: 'Team',
            parameters: [{ code: '', ru: 'Опыт', en: 'Experience', weight: 1, scale: 5 }],
          },
        ],
      },
    }),
    { rest: 403, absent: 404 },
  ),
  row(scorings.openSharedScoring, everybody, async (world) => ({
    body: { link: (await scoredWork(world)).link },
  })),
  row(getExpertScoring, ['expert'], async (world) => ({
    query: { jobId: String(await inScoringReview(world)) },
  })),
  row(
    saveExpertScoring,
    ['expert'],
    async (world) => ({
      body: {
        jobId: await inScoringReview(world),
        versionId: null,
        marks: [{ code: 'roadmap', value: 3, evidence: '' }],
      },
    }),
    // An unknown version differs from the one that the person saw.
    { absent: { versionId: 409, jobId: 404 } },
  ),
  row(getTaskReport, [...scoringReaders, 'leader', 'member'], inReportedTask),
  row(downloadTaskReport, [...scoringReaders, 'leader', 'member'], async (world) => ({
    body: { taskId: Number((await inReportedTask(world)).query.taskId) },
  })),
  row(projectLeaderContacts, readers, onAccelerator, { ...room, list: ofProjects }),
  row(projectRisks, readers, onAccelerator, { ...room, list: ofRisks }),
  row(projectTeamMembers, readers, onAccelerator, { ...room, list: ofMembers }),
  row(projectProfileInTask, readers, onAccelerator, { ...room, ...counting('code') }),
  row(questionCost, readers, onTask, { rest: 403, absent: taskAbsent, ...counting('code') }),
  row(questionProjects, readers, onOpenedField, { rest: 403, absent: taskAbsent, ...counting('id') }),
  row(getTaskValues, readers, onTask, { rest: 403, absent: taskAbsent }),
  row(
    downloadTaskValues,
    readers,
    async (world) => {
      const { headers, query } = await onTask(world)
      return { headers, query: { ...query, format: 'csv' as const } }
    },
    { rest: 403, absent: taskAbsent },
  ),
  row(curatorsSummaryReport, readers, onAccelerator, { ...room, list: ofCurators }),
]

/** Permissions on reports: figures of a place have the same readers, unless a row above says otherwise. */
export const reportRows: readonly Row[] = [
  ...ownRows,
  ...Object.values<ReportContract>(contractsOfReports)
    .filter((contract) => !ownRows.some(({ endpoint }) => endpoint.name === contract.name))
    .map((contract) => row(contract, readers, onAccelerator, { ...room, ...counting('key') })),
]
