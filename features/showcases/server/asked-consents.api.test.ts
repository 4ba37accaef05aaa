import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import type { Project } from '../../../tests/support/factories/project.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import { settled } from '../../../tests/support/settled.ts'
import { listProjectsInWork } from '../../acceleration-requests/contract/project-in-work.endpoints.ts'
import { getMail } from '../../administration/contract/mail-log.endpoints.ts'
import { getAgenda } from '../../agenda/contract/agenda.endpoints.ts'
import { listNotifications } from '../../communication/contract/notification.endpoints.ts'
import { createMailNotificationsJob } from '../../communication/server/mail-notifications.job.ts'
import * as publications from '../contract/project-publication.endpoints.ts'
import { publicationConsentVersion } from '../domain/consent-text.ts'

let portal: TestPortal
let accelerator: Accelerator
let acc: Person
let leader: Person
let project: Project

beforeAll(async () => {
  portal = await openPortal()
  await portal.startWorker()
})

beforeEach(async () => {
  const { make } = portal
  accelerator = await make.accelerator()
  acc = await make.member({ accelerator, role: 'ACC' })
  leader = await make.person()
  project = await make.project({ leader })
  await make.participation({ project, track: await make.track({ accelerator }) })
  await make.publicationTemplate({ accelerator, name: 'Открытая витрина' })
})

const outcome = ({ status, body }: Answer): unknown => body['code'] ?? status
const of = () => ({ projectId: project.id, acceleratorId: accelerator.id })
const ask = (by = acc) => portal.as(by).send(publications.askPublicationConsent, { body: of() })
const decline = (by = leader) => portal.as(by).send(publications.declinePublicationConsent, { body: of() })
const give = () =>
  portal.as(leader).send(publications.givePublicationConsent, {
    body: { ...of(), consentVersion: publicationConsentVersion },
  })
const open = (token: string) => portal.guest.send(publications.getAskedConsent, { query: { token } })
const answer = (token: string, given: 'AGREE' | 'DECLINE') =>
  portal.guest.send(publications.answerAskedConsent, {
    body: { token, answer: given, consentVersion: publicationConsentVersion },
  })
const agendaOf = async (person: Person) =>
  ((await portal.as(person).send(getAgenda)).body as ResponseOf<typeof getAgenda>).items.filter(
    ({ kind }) => kind === 'publicationConsent',
  )
const consents = async () =>
  (
    await sql<{ givenBy: string }>`select given_by as "givenBy" from publication_consent
      where project_id = ${project.id} and withdrawn_at is null`.execute(portal.db)
  ).rows
const codesOf = async (person: Person) =>
  (
    (await portal.as(person).send(listNotifications, { query: { folder: 'incoming' } })).body as ResponseOf<
      typeof listNotifications
    >
  ).items.map(({ code }) => code)

/** The token of the only email that the leader gets. */
const mailedToken = async (): Promise<string> => {
  await vi.waitFor(async () => {
    const { rows } =
      await sql`select from notification where recipient_uid = ${leader.uid} and mail_waiting`.execute(
        portal.db,
      )
    expect(rows).toHaveLength(1)
  })
  await createMailNotificationsJob({ publicUrl: 'https://portal.example' }).run({ db: portal.db } as never, {
    uids: [leader.uid],
  })
  const { rows } = await sql<{ text: string }>`
    select text_body as text from mail where to_address = ${leader.email} order by id desc limit 1`.execute(
    portal.db,
  )
  return /publication-consent\?token=([\w.-]+)/.exec(rows[0]?.text ?? '')![1]!
}

/** Lets days pass since the request. */
const waitDays = (days: number) =>
  sql`update publication_consent_request set asked_at = asked_at - make_interval(days => ${days}),
    declined_at = declined_at - make_interval(days => ${days}) where project_id = ${project.id}`.execute(
    portal.db,
  )

test('the leader agrees from the email, signed out; opening the link changes nothing', async () => {
  expect(outcome(await ask())).toBe(204)
  const token = await mailedToken()
  const { body } = await open(token)
  expect(body).toMatchObject({
    state: 'OPEN',
    project: project.name,
    accelerator: accelerator.name,
    showcases: ['Открытая витрина'],
  })
  expect(await consents()).toEqual([])
  expect((await answer(token, 'AGREE')).body).toMatchObject({ state: 'GIVEN' })
  expect(await consents()).toEqual([{ givenBy: leader.uid }])
  expect(outcome(await answer(token, 'DECLINE'))).toBe('STATE_CHANGED')
  await vi.waitFor(async () => expect(await codesOf(acc)).toContain('PUBLICATION_CONSENT_GIVEN'))
})

test('the email log shows nobody the link of the leader', async () => {
  await ask()
  const token = await mailedToken()
  const { rows } = await sql<{ id: number; secret: string; code: string; mailLink: string }>`
    select m.id, m.secret, m.template as code, n.mail_link as "mailLink"
    from mail m join notification n on n.recipient_uid = ${leader.uid} and n.code = m.template
    where m.to_address = ${leader.email}`.execute(portal.db)
  expect(rows).toMatchObject([{ secret: token, code: 'PUBLICATION_CONSENT_ASKED', mailLink: '' }])
  const administrator = await portal.make.person({ roles: ['ADMIN'] })
  const { body } = await portal.as(administrator).send(getMail, { query: { id: String(rows[0]!.id) } })
  expect(body).toMatchObject({ oneTime: true, actions: [] })
  expect(JSON.stringify(body)).toContain('publication-consent?token=…')
  expect(JSON.stringify(body)).not.toContain(token)
})

test('it waits in the agenda until the leader declines; then nobody asks again for thirty days', async () => {
  await ask()
  expect(await agendaOf(leader)).toEqual([
    expect.objectContaining({ kind: 'publicationConsent', title: project.name, verb: 'answer' }),
  ])
  expect(outcome(await decline())).toBe(204)
  expect(await agendaOf(leader)).toEqual([])
  expect(outcome(await decline())).toBe('STATE_CHANGED')
  await vi.waitFor(async () => expect(await codesOf(acc)).toContain('PUBLICATION_CONSENT_DECLINED'))
  await waitDays(29)
  expect(outcome(await ask())).toBe('CONSENT_ASKED_RECENTLY')
  await waitDays(2)
  expect(outcome(await ask())).toBe(204)
  expect(await agendaOf(leader)).toHaveLength(1)
})

test('requested once, again only after seven days, with a new link that ends the old one', async () => {
  await ask()
  const first = await mailedToken()
  expect(outcome(await ask())).toBe('CONSENT_ASKED_RECENTLY')
  await waitDays(8)
  expect(outcome(await ask())).toBe(204)
  const second = await mailedToken()
  expect(outcome(await open(first))).toBe('NOT_FOUND')
  expect((await open(second)).body).toMatchObject({ state: 'OPEN' })
  await waitDays(31)
  expect((await open(second)).body).toMatchObject({ state: 'ENDED' })
  expect(outcome(await answer(second, 'AGREE'))).toBe('STATE_CHANGED')
  expect(await consents()).toEqual([])
})

test('a link of a project that has another leader, or whose work is blocked, answers nothing', async () => {
  await ask()
  const token = await mailedToken()
  const other = await portal.make.person()
  await sql`insert into project_member (project_id, person_uid) values (${project.id}, ${other.uid})`.execute(
    portal.db,
  )
  await sql`update project set leader_uid = ${other.uid} where id = ${project.id}`.execute(portal.db)
  expect((await open(token)).body).toMatchObject({ state: 'ENDED' })
  expect(outcome(await answer(token, 'AGREE'))).toBe('STATE_CHANGED')
  // The new leader was never asked.
  expect(outcome(await ask())).toBe(204)
  expect(await agendaOf(leader)).toEqual([])
  await sql`update project_track set access_status = 'BLOCKED' where project_id = ${project.id}`.execute(
    portal.db,
  )
  expect(await agendaOf(other)).toEqual([])
})

test('a withdrawn consent is not restored by the link of its request', async () => {
  await ask()
  const token = await mailedToken()
  await answer(token, 'AGREE')
  const withdrawn = await portal.as(leader).send(publications.withdrawPublicationConsent, { body: of() })
  expect(outcome(withdrawn)).toBe(204)
  expect((await open(token)).body).toMatchObject({ state: 'DECLINED' })
  expect(outcome(await answer(token, 'AGREE'))).toBe('STATE_CHANGED')
  expect(await consents()).toEqual([])
})

test('an answer by link that waited for a change of the leader is refused', async () => {
  await ask()
  const token = await mailedToken()
  const other = await portal.make.person()
  const answered = await portal.db.transaction().execute(async (trx) => {
    await sql`insert into project_member (project_id, person_uid) values (${project.id}, ${other.uid})`.execute(
      trx,
    )
    await sql`update project set leader_uid = ${other.uid} where id = ${project.id}`.execute(trx)
    const answering = answer(token, 'AGREE')
    await vi.waitFor(async () => {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(portal.db)
      expect(rows).not.toEqual([])
    })
    return { answering }
  })
  expect(outcome(await answered.answering)).toBe('STATE_CHANGED')
  expect(await consents()).toEqual([])
})

test('a requester who left the team is not notified of the answer', async () => {
  await ask()
  const token = await mailedToken()
  await sql`delete from accelerator_member where person_uid = ${acc.uid}`.execute(portal.db)
  expect((await answer(token, 'AGREE')).body).toMatchObject({ state: 'GIVEN' })
  await settled(portal)
  const notified = portal.db.selectFrom('notification').select('code').where('recipient_uid', '=', acc.uid)
  expect(await notified.execute()).toEqual([])
})

test.each(['', 'x', '1.2.3', `1.1.${'a'.repeat(43)}`, `999999999999999.1.${'a'.repeat(43)}`])(
  'a made up link “%s” is no link',
  async (token) => {
    expect([400, 404]).toContain((await open(token)).status)
    expect([400, 404]).toContain((await answer(token, 'AGREE')).status)
  },
)

test('no request goes to those who have agreed, and the list of projects in work says why', async () => {
  const row = async () =>
    (
      (
        await portal.as(acc).send(listProjectsInWork, {
          headers: { 'accelerator-id': String(accelerator.id) },
        })
      ).body as ResponseOf<typeof listProjectsInWork>
    ).items[0]!
  expect((await row()).actions).toContain('ASK_PUBLICATION_CONSENT')
  await ask()
  expect((await row()).actions).not.toContain('ASK_PUBLICATION_CONSENT')
  expect((await row()).consent).toMatchObject({ given: false, refusedAt: null })
  expect((await row()).consent.askedAt).not.toBeNull()
  await give()
  expect((await row()).consent.given).toBe(true)
  await waitDays(40)
  expect(outcome(await ask())).toBe('STATE_CHANGED')
})
