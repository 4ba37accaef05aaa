import { sql } from 'kysely'
import * as projects from '../../../features/administration/contract/admin-projects.endpoints.ts'
import * as trail from '../../../features/administration/contract/audit-trail.endpoints.ts'
import * as backups from '../../../features/administration/contract/backup.endpoints.ts'
import * as deleted from '../../../features/administration/contract/deleted-projects.endpoints.ts'
import * as health from '../../../features/administration/contract/health.endpoints.ts'
import * as mails from '../../../features/administration/contract/mail-log.endpoints.ts'
import * as variables from '../../../features/administration/contract/system-variable.endpoints.ts'
import { deletedProjects, portalCare } from '../../../features/administration/domain/administration.policy.ts'
import { insertOne } from '../factories/insert.ts'
import { open } from './list-check.ts'
import { row } from './row.ts'
import { everybody, type World } from './world.ts'

const administrators = ['portalAdmin', 'deputyAdmin'] as const
const see = everybody.filter((who) => who !== 'portalAdmin' && who !== 'deputyAdmin')
const allButOne = everybody.filter((who) => who !== 'portalAdmin')

/** An email of the sign-on service to somebody who has not confirmed their address; the mail server refused it. */
const refusedBySignOn = async ({ db, make }: World): Promise<number> => {
  const person = await make.person()
  await make.account({ person })
  await db.updateTable('sso.account').set({ status: 'W' }).where('id', '=', person.uid).execute()
  const { id } = await db
    .insertInto('sso.mail')
    .values({ template: 'CONFIRM', to_address: person.email, locale: 'ru', link: '', status: 'FAILED' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** An email that the mail server refused. */
const refused = async ({ db }: World) =>
  insertOne(db, 'mail', {
    dedupe_key: crypto.randomUUID(),
    template: 'notice',
    to_address: 'somebody@mail.example',
    locale: 'ru',
    subject: 'Письмо',
    text_body: 'Текст',
    html_body: '<p>Текст</p>',
    status: 'FAILED',
    error: 'no such user',
  })

/** A project that its leader deleted. */
const deletedProject = async ({ db }: World) =>
  insertOne(db, 'deleted_project', {
    id: 900_000_000 + Math.floor(Math.random() * 90_000_000),
    serial_number: 'P-900000',
    name: 'Удалённый проект',
    kept: [] as never,
  })

/** A job without further retries. */
const failed = async ({ db }: World): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    select id from graphile_worker.add_job('no-such-task', '{}'::json, max_attempts := 1)`.execute(db)
  const { id } = rows[0]!
  await sql`select from graphile_worker.permanently_fail_jobs(array[${id}::bigint], 'no')`.execute(db)
  return id
}

/** A backup that failed. */
const saved = ({ db }: World) =>
  insertOne(db, 'portal_backup', { name: 'failed', failed_at: '2026-01-01T00:00:00Z', error: 'no room' })

const entry = async ({ db }: World) =>
  insertOne(db, 'audit_entry', { subject: 'project', subject_id: '1', action: 'edit' })

/** Calls of the portal's administrators. */
export const administrationRows = [
  row(projects.listAdminProjects, administrators, () => ({ query: {} }), {
    see,
    rest: 403,
    list: open(portalCare.look, () => sql`select id from project`),
  }),
  row(deleted.listDeletedProjects, administrators, () => ({ query: {} }), {
    list: open(deletedProjects.list, () => sql`select id from deleted_project`),
  }),
  row(deleted.restoreDeletedProject, administrators, async (world) => ({
    body: { projectId: (await deletedProject(world)).id, reason: 'Удалён по ошибке' },
  })),
  row(projects.giveProjectLead, administrators, async (world) => ({
    body: {
      projectId: (await world.make.project({ leader: await world.make.person() })).id,
      email: (await world.make.person()).email,
      reason: 'Руководитель ушёл',
    },
  })),
  row(mails.listMails, administrators, () => ({ query: {} }), {
    see,
    rest: 403,
    list: open(portalCare.look, () => sql`select id from mail`),
  }),
  row(mails.listSignOnMails, administrators, () => ({ query: {} }), {
    rest: 403,
    list: open(portalCare.look, null, 'id'),
  }),
  row(
    mails.getSignOnMail,
    administrators,
    async (world) => ({ query: { id: String(await refusedBySignOn(world)) } }),
    { see },
  ),
  row(
    mails.sendSignOnMailAgain,
    administrators,
    async (world) => ({ body: { id: await refusedBySignOn(world) } }),
    { see },
  ),
  row(
    mails.getMail,
    administrators,
    async (world) => ({ query: { id: String((await refused(world)).id) } }),
    { see },
  ),
  row(mails.sendMailAgain, administrators, async (world) => ({ body: { id: (await refused(world)).id } }), {
    see,
  }),
  // The unfiltered trail cannot be exported.
  row(trail.listAudit, administrators, () => ({ query: { subject: 'accelerator' } }), {
    see,
    rest: 403,
    list: open(portalCare.look, () => sql`select id from audit_entry where subject = 'accelerator'`),
  }),
  row(
    trail.getAuditEntry,
    administrators,
    async (world) => ({ query: { id: String((await entry(world)).id) } }),
    { see },
  ),
  row(variables.listSystemVariables, ['portalAdmin'], () => ({}), { see: allButOne }),
  row(
    variables.importSystemVariables,
    ['portalAdmin'],
    async ({ db }) => {
      await db.deleteFrom('application_setting').where('key', '=', 'companyName').execute()
      return { body: { values: [{ key: 'companyName' as const, value: 'Полоса', version: 0 }] } }
    },
    { see: allButOne },
  ),
  row(
    variables.saveSystemVariable,
    ['portalAdmin'],
    async ({ db }) => {
      await db.deleteFrom('application_setting').where('key', '=', 'companyName').execute()
      return { body: { key: 'companyName' as const, value: 'Полоса', version: 0 } }
    },
    { see: allButOne },
  ),
  row(
    variables.resetSystemVariable,
    ['portalAdmin'],
    async ({ db }) => {
      await db.deleteFrom('application_setting').where('key', '=', 'companyName').execute()
      await insertOne(db, 'application_setting', { key: 'companyName', value: 'Полоса' })
      return { body: { key: 'companyName' as const, version: 1 } }
    },
    { see: allButOne },
  ),
  row(backups.listBackups, administrators, async (world) => (await saved(world), { query: {} }), {
    see,
    rest: 403,
    list: open(portalCare.look, () => sql`select id from portal_backup`),
  }),
  // The portal of the tests has no folder for backups: permitted callers get BACKUPS_OFF.
  row(backups.startBackup, administrators, () => ({}), { see }),
  row(health.getHealth, administrators, () => ({}), { see }),
  row(health.listJobs, administrators, () => ({ query: {} }), {
    see,
    rest: 403,
    list: open(portalCare.look, () => sql`select id from graphile_worker.jobs`),
  }),
  row(health.retryJob, administrators, async (world) => ({ body: { id: await failed(world) } }), { see }),
  row(
    health.discardJob,
    administrators,
    async (world) => ({ body: { id: await failed(world), reason: 'Не нужна' } }),
    { see },
  ),
]
