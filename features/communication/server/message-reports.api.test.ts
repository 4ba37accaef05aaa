import { beforeAll, expect, test } from 'vitest'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import * as reports from '../contract/message-report.endpoints.ts'
import { findAddressees, sendMessage } from '../contract/message.endpoints.ts'
import { listNotifications, replyToNotification } from '../contract/notification.endpoints.ts'

let portal: TestPortal
let anna: Person
let boris: Person
let admin: Person

beforeAll(async () => {
  portal = await openPortal()
  await portal.startWorker()
  anna = await portal.make.person()
  boris = await portal.make.person()
  admin = await portal.make.person({ roles: ['ADMIN'] })
  await portal.make.project({ leader: anna, members: [boris] })
})

const refusal = ({ status, body }: Answer) => [status, body['code']]
// oxlint-disable-next-line typescript/no-explicit-any -- answers are read as the test expects them
const done = ({ status, body }: Answer): any => {
  expect(status, JSON.stringify(body).slice(0, 300)).toBeLessThan(300)
  return body
}
const write = (by: Person, to: Person) =>
  portal
    .as(by)
    .call(sendMessage, { body: { to: `person:${to.uid}`, subject: 'Деньги', body: 'Переведите аванс.' } })
const got = async (by: Person) =>
  done(await portal.as(by).call(listNotifications, { query: {} })).items.find(
    (one: { code: string }) => one.code === 'MESSAGE',
  )

test('a blocked person neither writes nor answers, and is not notified; unblocked they do again', async () => {
  done(await write(boris, anna))
  const { id, actions } = await got(anna)
  expect(actions).toEqual(['read', 'reply', 'block', 'report', 'delete'])
  const block = (by: Person) => portal.as(by).call(reports.blockSender, { body: { notificationId: id } })
  expect((await block(admin)).status).toBe(404)
  expect((await block(boris)).status).toBe(403)
  done(await block(anna))
  expect(refusal(await write(boris, anna))).toEqual([409, 'MESSAGE_BLOCKED'])
  expect(refusal(await write(anna, boris))).toEqual([409, 'MESSAGE_BLOCKED'])
  const answer = (by: Person) =>
    portal.as(by).call(replyToNotification, { body: { notificationId: id, body: 'Ещё раз.' } })
  expect(refusal(await answer(boris))).toEqual([409, 'MESSAGE_BLOCKED'])
  expect(
    done(await portal.as(boris).call(findAddressees, { query: { findText: anna.last_name } })).items,
  ).toEqual([])
  const blocked = async () => done(await portal.as(anna).call(reports.getBlockedSenders, {})).items
  expect(await blocked()).toMatchObject([{ uid: boris.uid }])
  done(await portal.as(anna).call(reports.unblockSender, { body: { personUid: boris.uid } }))
  expect(await blocked()).toEqual([])
  done(await answer(boris))
})

test('a reported message waits once for the portal’s administrators, with its words, and is settled once', async () => {
  const { id } = await got(anna)
  const report = (by: Person) =>
    portal.as(by).call(reports.reportMessage, { body: { notificationId: id, reason: 'Просит денег.' } })
  expect((await report(boris)).status).toBe(403)
  done(await report(anna))
  done(await report(anna))
  const list = (by: Person) => portal.as(by).call(reports.listMessageReports, { query: {} })
  expect((await list(anna)).status).toBe(404)
  const { items } = done(await list(admin))
  expect(items).toMatchObject([{ body: 'Ещё раз.', reason: 'Просит денег.', actions: ['settle'] }])
  const settle = () =>
    portal.as(admin).call(reports.settleMessageReport, {
      body: { reportId: items[0].id, version: 1, answer: 'Автор предупреждён.' },
    })
  const both = await Promise.all([settle(), settle()])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409])
  await expect
    .poll(async () =>
      (
        await portal.db
          .selectFrom('notification')
          .select('code')
          .where('recipient_uid', '=', anna.uid)
          .execute()
      ).map(({ code }) => code),
    )
    .toContain('MESSAGE_REPORT_SETTLED')
})
