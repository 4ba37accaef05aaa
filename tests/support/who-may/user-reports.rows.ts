import { sql } from 'kysely'
import { projectProfiles } from '#features/project-profiles'
import { findProject } from '#features/projects'
import * as making from '../../../features/user-reports/contract/make-report.endpoints.ts'
import * as lists from '../../../features/user-reports/contract/report-lists.endpoints.ts'
import * as runs from '../../../features/user-reports/contract/report-run.endpoints.ts'
import * as templates from '../../../features/user-reports/contract/report-template.endpoints.ts'
import * as trials from '../../../features/user-reports/contract/report-trial.endpoints.ts'
import * as ofTasks from '../../../features/user-reports/contract/task-template.endpoints.ts'
import * as reports from '../../../features/user-reports/contract/user-report.endpoints.ts'
import {
  reportBuilding,
  reportRuns,
  userReports,
} from '../../../features/user-reports/domain/user-report.policy.ts'
import { draftDocx } from '../../../features/user-reports/server/draft/draft-docx.ts'
import { findRun } from '../../../features/user-reports/server/run.repository.ts'
import { transferFile } from '../../../features/user-reports/server/transfer-file.ts'
import { findReport } from '../../../features/user-reports/server/user-report.repository.ts'
import { insertOne } from '../factories/insert.ts'
import { checked } from './list-check.ts'
import { row } from './row.ts'
import { everybody, type Who, type World } from './world.ts'

const builders: readonly Who[] = ['admin', 'portalAdmin', 'deputyAdmin']
const makers: readonly Who[] = ['team', ...builders]
const taskViewers: readonly Who[] = [
  'admin',
  'team',
  'teamTracker',
  'portalAdmin',
  'deputyAdmin',
  'tracker',
  'leader',
  'member',
]
const seen = { see: ['team'] as const satisfies Who[] }
/** Without access the response is the same for existing and unknown accelerators. */
const room = { rest: 403, absent: 403 } as const
const onAccelerator = (world: World) => ({ 'accelerator-id': String(world.accelerator.id) })

const templateOf = async ({ db, accelerator, keptFile }: World): Promise<string> => {
  const id = await keptFile('REPORT_TEMPLATE')
  await sql`update file set owner = ${`accelerator:${accelerator.id}`} where id = ${id}`.execute(db)
  return id
}

/** A report of the accelerator for its team, with its first version. */
const reportOf = async (world: World): Promise<number> => {
  const { db, people, accelerator } = world
  const template_file_id = await templateOf(world)
  const settings = { name: 'Сводка', file_name: '{{Report}}', extension: 'docx' as const, template_file_id }
  const { id } = await insertOne(db, 'user_report', {
    ...settings,
    accelerator_id: accelerator.id,
    created_by: people.admin.uid,
    updated_by: people.admin.uid,
  })
  await sql`insert into user_report_version (report_id, number, said, template_file_id, saved_by)
    values (${id}, 1, '{"name": "Сводка", "fileName": "Сводка", "extension": "docx", "forAll": false, "roles": ["ACC"],
      "oneFile": true, "parameters": []}', ${template_file_id}, ${people.admin.uid})`.execute(db)
  return id
}

const inQuery = async (world: World) => ({ query: { userReportId: String(await reportOf(world)) } })

/** A task with a report by template. */
const taskWithReport = async (world: World): Promise<number> => {
  const { taskId } = await world.work('DONE_CODE')
  const { trackpoint_id } = await world.db
    .selectFrom('project_trackpoint')
    .select('trackpoint_id')
    .where('id', '=', taskId)
    .executeTakeFirstOrThrow()
  // Tasks of one track share their trackpoint.
  await sql`update trackpoint set user_report_id = ${await reportOf(world)}, report_type = null
    where id = ${trackpoint_id}`.execute(world.db)
  return taskId
}

const projectsBody = async (world: World) => ({ projectIds: [(await world.work()).projectId] })

/** A made report of the leader's, who may make it as everybody may. */
const runOf = async (world: World) => {
  const { db, people, keptFile } = world
  const report_id = await reportOf(world)
  await db.updateTable('user_report').set({ for_all: true }).where('id', '=', report_id).execute()
  return insertOne(db, 'user_report_run', {
    report_id,
    report_name: 'Сводка',
    extension: 'docx',
    person_uid: people.leader.uid,
    locale: 'ru',
    said: {},
    project_ids: [] as never,
    finished_at: '2026-11-20T09:00:00Z',
    file_id: await keptFile('LIST_EXPORT'),
  })
}

const template = {
  name: 'report.docx',
  content: draftDocx({ title: 'Отчёт', oneFile: true, locale: 'ru', tags: { single: [], lists: [] } }),
}

const trialOf = async (world: World) => ({
  headers: onAccelerator(world),
  body: {
    name: 'Отчёт',
    fileName: '{{Report}}',
    templateFileId: await templateOf(world),
    oneFile: true,
    parameters: [],
    projectId: (await world.work()).projectId,
  },
})

/** Only what a file from another accelerator is read into is checked. */
const taken = {
  name: 'report.zip',
  content: transferFile(
    {
      kind: 'runway-report',
      name: 'Сводка',
      fileName: '{{Report}}',
      extension: 'docx',
      template: 'report.docx',
      forAll: false,
      roles: ['ACC'],
      oneFile: true,
      parameters: [],
    },
    template.content,
  ),
}

/** Permissions on reports by template; the one here is for the team of the accelerator. */
export const userReportRows = [
  row(templates.uploadReportTemplate, builders, (world) => ({ headers: onAccelerator(world), query: {} }), {
    ...room,
    file: template,
  }),
  row(
    templates.mendReportTemplate,
    builders,
    async (world) => ({
      headers: onAccelerator(world),
      body: { fileId: await templateOf(world), tags: [{ tag: '{{Nmae}}', by: 'Name' }] },
    }),
    { rest: 403, absent: { 'accelerator-id': 403 } },
  ),
  row(
    templates.markReportTemplate,
    builders,
    async (world) => ({ headers: onAccelerator(world), body: { fileId: await templateOf(world) } }),
    { rest: 403, absent: { 'accelerator-id': 403 } },
  ),
  row(
    reports.saveUserReport,
    builders,
    async (world) => ({
      headers: onAccelerator(world),
      body: {
        name: 'Новый отчёт',
        fileName: '{{Report}}',
        templateFileId: await templateOf(world),
        forAll: false,
        roles: ['ACC' as const],
        oneFile: true,
        parameters: [],
      },
    }),
    { rest: 403, absent: { 'accelerator-id': 403, templateFileId: 400 } },
  ),
  row(
    making.makeReport,
    makers,
    async (world) => ({ ...(await inQuery(world)), body: await projectsBody(world) }),
    {
      absent: { projectIds: 400 },
    },
  ),
  row(ofTasks.getTaskTemplate, taskViewers, async (world) => ({
    query: { taskId: String(await taskWithReport(world)) },
  })),
  row(ofTasks.makeTaskTemplate, taskViewers, async (world) => ({
    body: { taskId: await taskWithReport(world) },
  })),
  row(reports.deleteUserReport, builders, inQuery, seen),
  row(
    lists.getUserReports,
    everybody,
    async (world) => {
      await reportOf(world)
      return { headers: {}, query: {} }
    },
    {
      list: checked(
        () => sql`select id from user_report`,
        ({ db }, id) => findReport(db, id),
        reportBuilding.build.allows,
      ),
    },
  ),
  row(
    lists.getUserReportsByUser,
    everybody,
    async (world) => {
      await reportOf(world)
      return { query: {} }
    },
    {
      list: checked(
        () => sql`select id from user_report`,
        ({ db }, id) => findReport(db, id),
        userReports.view.allows,
      ),
    },
  ),
  row(making.getUserReportFilters, makers, async (world) => ({
    query: { reportId: String(await reportOf(world)) },
  })),
  row(lists.getUserReportAccessRoles, everybody, () => ({})),
  row(lists.getReportAccelerators, everybody, () => ({})),
  row(lists.getAcceleratorReportsByUser, everybody, () => ({})),
  row(
    templates.downloadReportTemplate,
    builders,
    async (world) => ({ ...(await inQuery(world)), headers: onAccelerator(world) }),
    seen,
  ),
  row(reports.getUserReport, builders, inQuery, seen),
  row(reports.getUserReportVersions, builders, inQuery, seen),
  row(
    reports.restoreUserReport,
    builders,
    async (world) => ({ body: { userReportId: await reportOf(world), version: 1, number: 1 } }),
    seen,
  ),
  row(
    making.tryUserReport,
    makers,
    async (world) => ({ body: { userReportId: await reportOf(world), ...(await projectsBody(world)) } }),
    { absent: { projectIds: 400 } },
  ),
  row(
    making.listReportProjects,
    makers,
    async (world) => {
      await world.work()
      return inQuery(world)
    },
    {
      list: checked(
        ({
          query,
        }) => sql`select p.id from project p, user_report u where u.id = ${Number(query!['userReportId'])}
          and (p.keeper_accelerator_id = u.accelerator_id or exists (select from acceleration_request r
            where r.project_id = p.id and r.accelerator_id = u.accelerator_id and r.status in ('NEW', 'ACCEPT')))`,
        ({ db }, id) => findProject(db, id),
        projectProfiles.read.allows,
      ),
    },
  ),
  row(templates.getReportTags, builders, (world) => ({ headers: onAccelerator(world) }), room),
  row(making.getReportTasks, makers, inQuery),
  row(reports.exportUserReport, builders, inQuery, seen),
  row(reports.importUserReport, builders, (world) => ({ headers: onAccelerator(world) }), {
    ...room,
    file: taken,
  }),
  row(trials.findTrialProjects, builders, (world) => ({ headers: onAccelerator(world), query: {} }), room),
  row(trials.checkTrialReport, builders, trialOf, {
    rest: 403,
    absent: { 'accelerator-id': 403, projectId: 400 },
  }),
  row(trials.makeTrialReport, builders, trialOf, {
    rest: 403,
    absent: { 'accelerator-id': 403, projectId: 400 },
  }),
  row(
    templates.draftReportTemplate,
    builders,
    (world) => ({
      headers: onAccelerator(world),
      body: { title: 'Отчёт', extension: 'docx' as const, oneFile: true, tags: ['Leader'] },
    }),
    room,
  ),
  row(
    runs.startUserReport,
    makers,
    async (world) => ({ body: { userReportId: await reportOf(world), ...(await projectsBody(world)) } }),
    { absent: { projectIds: 400 } },
  ),
  row(runs.listReportRuns, everybody, () => ({ query: {} }), {
    list: checked(
      () => sql`select id from user_report_run`,
      ({ db }, id) => findRun(db, id),
      reportRuns.view.allows,
    ),
  }),
  row(runs.downloadReportRun, ['leader'], async (world) => ({
    query: { runId: String((await runOf(world)).id) },
  })),
  row(runs.deleteReportRun, ['leader'], async (world) => ({ body: { runId: (await runOf(world)).id } })),
]
