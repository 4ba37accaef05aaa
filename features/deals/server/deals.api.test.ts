import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import { insertOne } from '../../../tests/support/factories/insert.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import { createMailNotificationsJob } from '../../communication/server/mail-notifications.job.ts'
import * as contract from '../contract/deal.endpoints.ts'
import * as figures from '../contract/figure.endpoints.ts'
import * as outcomes from '../contract/outcome.endpoints.ts'
import { askFigures } from './ask-figures.job.ts'
import { notifyOfFigures } from './notify.subscribers.ts'

let portal: TestPortal
let accelerator: Accelerator
let acc: Person
let leader: Person
let investor: Person
let rival: Person

beforeAll(async () => {
  portal = await openPortal()
  await portal.startWorker()
  const { make } = portal
  accelerator = await make.accelerator()
  acc = await make.member({ accelerator, role: 'ACC' })
  leader = await make.person()
  investor = await make.person({ roles: ['INV'] })
  rival = await make.person({ roles: ['INV'] })
})

const refusal = ({ status, body }: Answer) => [status, body['code']]
// oxlint-disable-next-line typescript/no-explicit-any -- answers are read as the test expects them
const done = ({ status, body }: Answer): any => {
  expect(status, JSON.stringify(body).slice(0, 300)).toBeLessThan(300)
  return body
}

const newProject = async () => {
  const project = await portal.make.project({ leader, access_level: 'ACCELERATOR_TEAM' })
  const template = await portal.make.publicationTemplate({ accelerator })
  await portal.make.publication({ project, template })
  return project
}

const open = (by: Person, projectId: number) =>
  portal.as(by).call(contract.openDeal, { body: { projectId, terms: 'Хочу посмотреть модель.' } })
const listed = async (by: Person, projectId: number) =>
  done(await portal.as(by).call(contract.listDeals, { query: { projectId: String(projectId) } })).items
const offer = (by: Person, dealId: number, given: object = {}) =>
  portal.as(by).call(contract.offerDeal, {
    body: { dealId, version: 1, amount: '5000000', currency: 'RUB', terms: '10 %', ...given },
  })
const money = {
  amount: '5000000.00',
  currency: 'RUB',
  dealDay: '2024-02-01',
  instrument: 'EQUITY',
  source: 'CONTRACT',
} as const
const invest = (by: Person, dealId: number, version: number, given: object = {}) =>
  portal.as(by).call(contract.investDeal, { body: { dealId, version, ...money, ...given } })
const introduce = (projectId: number) =>
  insertOne(portal.db, 'data_request', {
    project_id: projectId,
    accelerator_id: accelerator.id,
    requester_uid: investor.uid,
    purpose: 'Хочу вложиться.',
    status: 'REVOKED',
    until_day: '2026-01-01',
    passed_at: '2025-12-01T10:00:00Z',
    agreed_at: '2025-12-02T10:00:00Z',
  })

const confirm = (by: Person, dealId: number, version: number) =>
  portal.as(by).call(contract.confirmDeal, { body: { dealId, version } })

describe('a deal', () => {
  test('goes from interest to money, visible to both sides; sums are the accelerator’s matter once they are entered', async () => {
    const project = await newProject()
    const { id } = done(await open(investor, project.id))
    expect(refusal(await open(investor, project.id))).toEqual([409, 'DEAL_EXISTS'])
    expect(await listed(leader, project.id)).toMatchObject([{ status: 'INTEREST', actions: [] }])
    for (const by of [rival, acc]) {
      expect(await listed(by, project.id)).toEqual([])
      expect((await offer(by, id)).status).toBe(404)
    }
    expect((await offer(leader, id)).status).toBe(403)
    await introduce(project.id)
    done(await offer(investor, id))
    expect(refusal(await offer(investor, id))).toEqual([409, 'STATE_CHANGED'])
    expect(await listed(leader, project.id)).toMatchObject([{ amount: '5000000.00', terms: '10 %' }])
    expect(await listed(acc, project.id)).toMatchObject([{ status: 'OFFERED', amount: null, terms: '' }])
    done(await invest(investor, id, 2))
    expect(await listed(acc, project.id)).toMatchObject([
      { status: 'INVESTED', amount: '5000000.00', source: 'CONTRACT', confirmed: false, actions: [] },
    ])
    // An unconfirmed investment has no effect.
    expect(done(await portal.as(investor).call(outcomes.getOwnOutcomes, {}))).toMatchObject({ invested: [] })
    expect((await confirm(investor, id, 3)).status).toBe(403)
    done(await confirm(leader, id, 3))
    expect(refusal(await confirm(leader, id, 4))).toEqual([409, 'STATE_CHANGED'])
    expect(await listed(acc, project.id)).toMatchObject([{ confirmed: true, actions: ['figures'] }])
    const own = done(await portal.as(investor).call(outcomes.getOwnOutcomes, {}))
    expect(own).toMatchObject({ invested: [{ currency: 'RUB', amount: '5000000.00', deals: 1 }] })
    expect((await portal.as(leader).call(outcomes.getOwnOutcomes, {})).status).toBe(404)
    const headers = { 'accelerator-id': String(accelerator.id) }
    expect(
      done(await portal.as(acc).call(outcomes.getAcceleratorOutcomes, { headers })).survival[0],
    ).toMatchObject({
      halfYears: 0,
      living: 1,
    })
    // One or two interested investors are not counted exactly.
    const [row] = done(
      await portal
        .as(acc)
        .call(outcomes.listInvestorInterest, { headers, query: { findText: project.name } }),
    ).items
    expect(row).toMatchObject({ deals: null, introductions: 1, invested: 1 })
    expect((await portal.as(rival).call(outcomes.listInvestorInterest, { headers, query: {} })).status).toBe(
      403,
    )
  })

  test('is refused at its field', async () => {
    const project = await newProject()
    const { id } = done(await open(investor, project.id))
    for (const [answer, fields] of [
      [offer(investor, id, { amount: null, currency: null, terms: '' }), { terms: 'REQUIRED' }],
      [offer(investor, id, { amount: '0' }), { amount: 'TOO_SMALL' }],
      [offer(investor, id, { amount: '-5' }), { amount: 'NEGATIVE' }],
      [offer(investor, id, { currency: null }), { currency: 'REQUIRED' }],
      [offer(investor, id, { amount: '1,200' }), { amount: 'AMBIGUOUS' }],
      [offer(investor, id, { terms: 'a'.repeat(10_000) }), { terms: 'TOO_LONG' }],
      [invest(investor, id, 1, { amount: '0' }), { amount: 'TOO_SMALL' }],
      [invest(investor, id, 1, { dealDay: '2099-01-01' }), { dealDay: 'DATE_IN_FUTURE' }],
    ] as const)
      expect(await answer).toMatchObject({ status: 400, body: { fields } })
    const hidden = await portal.make.project({ leader })
    expect((await open(investor, hidden.id)).status).toBe(404)
  })

  test('of an investment and a pass at the same moment one wins; why not the team reads only if the investor agrees', async () => {
    const project = await newProject()
    const { id } = done(await open(investor, project.id))
    const pass = (share: boolean, version = 1) =>
      portal
        .as(investor)
        .call(contract.passDeal, { body: { dealId: id, version, reason: 'Мал рынок.', share } })
    const answers = await Promise.all([invest(investor, id, 1), pass(false)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409])
    for (const share of [false, true]) {
      const other = await newProject()
      const deal = done(await open(investor, other.id))
      done(
        await portal.as(investor).call(contract.passDeal, {
          body: { dealId: deal.id, version: 1, reason: 'Мал рынок.', share },
        }),
      )
      expect((await listed(leader, other.id))[0].reason).toBe(share ? 'Мал рынок.' : '')
      expect((await listed(investor, other.id))[0].reason).toBe('Мал рынок.')
    }
    const trail = await portal.db
      .selectFrom('audit_entry')
      .select('comment')
      .where('subject', '=', 'deal')
      .execute()
    expect(trail.some(({ comment }) => comment.includes('Мал рынок'))).toBe(false)
  })
})

test('an investment that the team disputes does not count until the investor corrects it and the team confirms it', async () => {
  const project = await newProject()
  await introduce(project.id)
  const { id } = done(await open(investor, project.id))
  done(await invest(investor, id, 1))
  const dispute = (by: Person, version: number, reason = 'Получили 4 млн.') =>
    portal.as(by).call(contract.disputeDeal, { body: { dealId: id, version, reason } })
  const counts = async () => done(await portal.as(investor).call(outcomes.getOwnOutcomes, {})).checked
  const before = await counts()
  expect((await listed(leader, project.id))[0].actions).toEqual(['confirm', 'dispute'])
  expect(await dispute(leader, 2, '')).toMatchObject({
    status: 400,
    body: { fields: { reason: 'REQUIRED' } },
  })
  expect((await dispute(investor, 2)).status).toBe(403)
  expect((await dispute(rival, 2)).status).toBe(404)
  done(await dispute(leader, 2))
  await expect
    .poll(() =>
      portal.db
        .selectFrom('notification')
        .select('code')
        .where('recipient_uid', '=', investor.uid)
        .where('code', '=', 'DEAL_DISPUTED')
        .execute(),
    )
    .toHaveLength(1)
  expect(await counts()).toEqual({
    ...before,
    waiting: before.waiting - 1,
    disputed: before.disputed + 1,
  })
  // The reason is the two sides' own.
  expect((await listed(investor, project.id))[0].dispute).toBe('Получили 4 млн.')
  expect((await listed(acc, project.id))[0]).toMatchObject({ dispute: '', confirmed: false })
  expect((await listed(leader, project.id))[0].actions).toEqual(['confirm'])
  expect(refusal(await dispute(leader, 3))).toEqual([409, 'STATE_CHANGED'])
  done(
    await portal
      .as(investor)
      .call(contract.correctDeal, { body: { dealId: id, version: 3, ...money, amount: '4000000.00' } }),
  )
  expect((await listed(leader, project.id))[0]).toMatchObject({
    dispute: null,
    actions: ['confirm', 'dispute'],
  })
  done(await confirm(leader, id, 4))
  expect(await counts()).toEqual({ ...before, waiting: before.waiting - 1, confirmed: before.confirmed + 1 })
})

test('of a confirmation and a dispute at the same moment one wins, the other is refused', async () => {
  const project = await newProject()
  const { id } = done(await open(investor, project.id))
  done(await invest(investor, id, 1))
  const answers = await Promise.all([
    confirm(leader, id, 2),
    portal
      .as(leader)
      .call(contract.disputeDeal, { body: { dealId: id, version: 2, reason: 'Денег не было.' } }),
  ])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409])
  const [row] = await listed(leader, project.id)
  expect([row.confirmed, row.dispute !== null]).toContain(true)
  expect(row.confirmed && row.dispute !== null).toBe(false)
})

describe('figures of a half-year', () => {
  test('reach the team when a delivery that stopped after the leader is repeated, and the leader’s link stays', async () => {
    const project = await newProject()
    const member = await portal.make.person()
    await insertOne(portal.db, 'project_member', { project_id: project.id, person_uid: member.uid })
    const { id } = done(await open(investor, project.id))
    done(await invest(investor, id, 1))
    done(await confirm(leader, id, 2))
    await askFigures.run({ db: portal.db } as never, { today: '2026-11-29' })
    const asks = portal.db.selectFrom('figure_ask').selectAll().where('project_id', '=', project.id)
    const notifications = async () => {
      const { rows } = await sql<{ id: number; event: number; uid: string; mailLink: string }>`
        select id, event_id as event, recipient_uid as uid, mail_link as "mailLink" from notification
        where code = 'FIGURES_ASKED' and params ->> 'project' = ${project.name} order by id`.execute(
        portal.db,
      )
      return rows
    }
    await expect.poll(async () => (await notifications()).length).toBe(2)
    const [first, second] = await notifications()
    expect([first!.uid, second!.uid]).toEqual([leader.uid, member.uid])
    expect(second!.mailLink).toBe('')
    await portal.db.deleteFrom('notification').where('id', '=', second!.id).execute()
    const { link_hash: hash } = await asks.executeTakeFirstOrThrow()
    const event = await portal.db
      .selectFrom('event')
      .selectAll()
      .where('id', '=', first!.event)
      .executeTakeFirstOrThrow()
    const { id: eventId, name, payload, at } = event
    await notifyOfFigures.run(
      { db: portal.db, log: portal.app.log },
      { id: eventId, name, payload: payload as never, at, actorUid: null, acceleratorId: null },
    )
    expect(await notifications()).toEqual([first, { ...second, id: expect.any(Number) }])
    expect(await asks.executeTakeFirstOrThrow()).toMatchObject({ link_hash: hash })
  })

  test('are requested once by email, and answered without signing in; looking changes nothing', async () => {
    const project = await newProject()
    const { id } = done(await open(investor, project.id))
    done(await invest(investor, id, 1))
    done(await confirm(leader, id, 2))
    const run = () => askFigures.run({ db: portal.db } as never, { today: '2026-11-29' })
    await run()
    await run()
    const waiting = async () =>
      (
        await sql<{ link: string }>`select mail_link as link from notification
          where code = 'FIGURES_ASKED' and recipient_uid = ${leader.uid} and mail_waiting
            and params ->> 'project' = ${project.name}`.execute(portal.db)
      ).rows.map(({ link }) => link)
    await expect.poll(async () => (await waiting()).length).toBe(1)
    const [mailLink = ''] = await waiting()
    await createMailNotificationsJob({ publicUrl: 'https://portal.example' }).run(
      { db: portal.db } as never,
      {
        uids: [leader.uid],
      },
    )
    const {
      rows: [mail],
    } = await sql<{ secret: string; text: string; unsubscribe: string | null }>`
      select secret, text_body as text, unsubscribe_url as unsubscribe from mail
      where template = 'FIGURES_ASKED' and subject like ${`%${project.name}%`}`.execute(portal.db)
    // The day with time, zone and distance, and the link of the form; the log strikes the token out.
    expect(mail!.text).toMatch(/до \d\d\.\d\d\.\d{4} \d\d:\d\d UTC \(через \d+ (?:день|дня|дней)\)/)
    expect(mail!.text).toContain(`https://portal.example${mailLink}`)
    expect(mailLink).toBe(`/company-figures?link=${mail!.secret}`)
    const byMail = { body: { link: mail!.secret } }
    expect((await portal.guest.send(figures.openFigures, byMail)).status).toBe(200)
    const asks = await portal.db
      .selectFrom('figure_ask')
      .selectAll()
      .where('project_id', '=', project.id)
      .execute()
    expect(asks).toHaveLength(1)
    // Only the hash of the emailed link is stored, so the test sets its own.
    const { hashOfLink } = await import('./figure.repository.ts')
    const link = 'a-link-of-a-letter'
    await portal.db
      .updateTable('figure_ask')
      .set({ link_hash: hashOfLink(link) })
      .where('id', '=', asks[0]!.id)
      .execute()
    const look = () => portal.guest.send(figures.openFigures, { body: { link } })
    expect((await look()).status).toBe(200)
    expect((await look()).body).toMatchObject({ said: null, project: { name: project.name } })
    expect(
      await portal.db.selectFrom('figure_ask').selectAll().where('id', '=', asks[0]!.id).executeTakeFirst(),
    ).toMatchObject({
      answered_at: null,
      version: 1,
    })
    const said = {
      company: 'WORKING' as const,
      amount: '1200000',
      currency: 'RUB' as const,
      people: 7,
      comment: '',
    }
    const answer = (given: object = {}) =>
      portal.guest.send(figures.answerFigures, { body: { link, ...said, ...given } })
    expect(await answer({ currency: null })).toMatchObject({
      status: 400,
      body: { fields: { currency: 'REQUIRED' } },
    })
    expect((await answer()).body).toMatchObject({ said: { company: 'WORKING', people: 7 } })
    expect(
      done(await portal.as(investor).call(contract.getDealFigures, { query: { dealId: String(id) } }))
        .halfYears,
    ).toMatchObject([{ periodEnd: '2026-06-30', said: { amount: '1200000.00' } }])
    const own = { query: { askId: String(asks[0]!.id) } }
    expect((await portal.as(leader).call(figures.getOwnFigures, own)).status).toBe(200)
    expect((await portal.as(investor).call(figures.getOwnFigures, own)).status).toBe(404)
    // An expired link is indistinguishable from an unknown one.
    await portal.db
      .updateTable('figure_ask')
      .set({ until_day: '2020-01-01' })
      .where('id', '=', asks[0]!.id)
      .execute()
    expect((await look()).status).toBe(404)
    expect((await answer()).status).toBe(404)
    expect(
      refusal(
        await portal.as(leader).call(figures.answerOwnFigures, { body: { askId: asks[0]!.id, ...said } }),
      ),
    ).toEqual([409, 'FIGURES_OVER'])
  })
})
