import Fastify from 'fastify'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { linkTo } from '#platform/domain/screen-paths.ts'
import type { RaisedEvent } from '#platform/server/events/subscriber.ts'
import { testDatabase } from '../../../tests/support/database.ts'
import { notices as riskNotices } from '../../risks/domain/risks.notices.ts'
import { notices as roleNotices } from '../../roles/domain/roles.notices.ts'
import { notices as showcaseNotices } from '../../showcases/domain/showcases.notices.ts'
import { notices as reportNotices } from '../../user-reports/domain/user-reports.notices.ts'
import { noticeSubscriber, noticesOf } from '../index.ts'

const [anna, boris, clara] = ['a', 'b', 'c'].map((last) => `00000000-0000-4000-8000-00000000000${last}`) as [
  string,
  string,
  string,
]
const { db } = await testDatabase({ max: 4 })
const { log } = Fastify()

const event = (name: string, payload = {}, actorUid: string | null = null): RaisedEvent => ({
  id: 7,
  name,
  payload,
  actorUid,
  acceleratorId: null,
  at: '2026-07-01T10:00:00Z',
})

type Stored = { code: string; uid: string; link: string; mail: boolean; params: Record<string, string> }

const stored = async (): Promise<Stored[]> => {
  const { rows } = await sql<Stored>`
    select code, recipient_uid as uid, link, mail_waiting as mail, params from notification order by recipient_uid`.execute(
    db,
  )
  return rows
}

beforeAll(async () => {
  await sql`insert into person (uid, email, last_name, first_name, status) values
    (${anna}, 'anna@mail.example', 'Архипова', 'Анна', 'A'), (${boris}, 'boris@mail.example', 'Brown', 'Boris', 'A'),
    (${clara}, 'clara@mail.example', 'Clay', 'Clara', 'A')`.execute(db)
})
beforeEach(async () => {
  await sql`truncate notification restart identity`.execute(db)
})

const risks = (row: { day: string | null; leader: string | null }) =>
  noticeSubscriber({
    name: 'test.risks',
    notices: riskNotices,
    read: ({ payload }: RaisedEvent<{ risk?: string }>) =>
      sql<{ project: string; risk: string; day: string | null }>`
        select 'Луна' as project, ${payload.risk ?? 'Рынок'}::text as risk, ${row.day}::text as day`,
    people: { owner: () => anna, leader: () => row.leader },
    link: () => linkTo('/bch/view/my-projects', {}),
  })

test('listens to the declared events, and sends the notification of each to its audience with its parameters', async () => {
  const subscriber = risks({ day: '2026-08-01', leader: boris })
  expect(subscriber.events).toEqual(['RiskOwned', 'RiskToAccept', 'RiskAcceptanceEnds'])
  await subscriber.run({ db, log }, event('RiskOwned', { risk: 'Спрос' }))
  await subscriber.run({ db, log }, event('RiskAcceptanceEnds'))
  expect(await stored()).toMatchObject([
    { code: 'RISK_OWNED', uid: anna, mail: true },
    {
      code: 'RISK_ACCEPTANCE_ENDS',
      uid: boris,
      params: { project: 'Луна', risk: 'Рынок', day: '2026-08-01' },
    },
  ])
  expect((await stored())[0]?.params).toEqual({ project: 'Луна', risk: 'Спрос' })
})

test('sends once however often the event is delivered, and never to the user who acted', async () => {
  const subscriber = risks({ day: null, leader: boris })
  await subscriber.run({ db, log }, event('RiskToAccept'))
  await subscriber.run({ db, log }, event('RiskToAccept'))
  await subscriber.run({ db, log }, event('RiskOwned', {}, anna))
  expect(await stored()).toMatchObject([{ code: 'RISK_TO_ACCEPT', uid: boris }])
})

test('sends nothing with a missing parameter, to a missing person, or of a missing object', async () => {
  await risks({ day: null, leader: boris }).run({ db, log }, event('RiskAcceptanceEnds'))
  await risks({ day: '2026-08-01', leader: null }).run({ db, log }, event('RiskAcceptanceEnds'))
  await noticeSubscriber({
    name: 'test.gone',
    notices: noticesOf(riskNotices, 'RISK_OWNED'),
    read: async (): Promise<{ project: string; risk: string } | undefined> => undefined,
    people: { owner: () => anna },
    link: () => '',
  }).run({ db, log }, event('RiskOwned'))
  expect(await stored()).toEqual([])
})

test('each audience gets its link; who is in several is notified once', async () => {
  await noticeSubscriber({
    name: 'test.showcases',
    notices: noticesOf(showcaseNotices, 'PROJECT_UNPUBLICATION'),
    read: async () => ({ project: 'Луна', accelerator: 'Север' }),
    people: { projectTeam: () => [anna, boris], accelerator: () => [boris, clara] },
    link: (_row, { to }) =>
      to === 'projectTeam' ? '/bch/view/my-projects' : '/bch/view/my-acceleration-requests',
  }).run({ db, log }, event('ProjectUnpublished'))
  expect((await stored()).map(({ uid, link }) => [uid, link])).toEqual([
    [anna, '/bch/view/my-projects'],
    [boris, '/bch/view/my-projects'],
    [clara, '/bch/view/my-acceleration-requests'],
  ])
})

test('conditions choose among the notifications of an event; those for the inbox only are not emailed', async () => {
  const runs = noticeSubscriber({
    name: 'test.reports',
    notices: noticesOf(reportNotices, 'USER_REPORT_READY'),
    read: async (_event: RaisedEvent<{ done?: boolean }>) => ({ report: 'Карточка' }),
    when: { USER_REPORT_READY: (_row, { payload }) => payload.done === true },
    people: { requester: () => anna },
    link: () => '/bch/view/notifications',
  })
  await runs.run({ db, log }, event('UserReportRunFinished'))
  expect(await stored()).toEqual([])
  await runs.run({ db, log }, event('UserReportRunFinished', { done: true }))
  expect(await stored()).toMatchObject([{ code: 'USER_REPORT_READY', uid: anna, mail: false }])
})

test('an audience may get other parameters, and a sender who is not the user who acted', async () => {
  await noticeSubscriber({
    name: 'test.transfer',
    notices: noticesOf(roleNotices, 'ROLE_TRANSFER_REVOKED'),
    read: async () => ({ person: 'Анна' }),
    people: { taker: () => boris, giver: () => anna },
    link: () => '',
    unusual: (_row, { to }) => ({ senderUid: null, params: to === 'giver' ? { person: 'Борис' } : {} }),
  }).run({ db, log }, event('RoleTransferRevoked', {}, anna))
  expect(await stored()).toMatchObject([
    { uid: anna, params: { person: 'Борис' } },
    { uid: boris, params: { person: 'Анна' } },
  ])
})
