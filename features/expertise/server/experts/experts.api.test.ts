import { sql } from 'kysely'
import { readdir } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import type { Accelerator } from '../../../../tests/support/factories/accelerator.ts'
import type { Person } from '../../../../tests/support/factories/person.ts'
import { openPortal, type Answer, type TestPortal } from '../../../../tests/support/portal.ts'
import * as certificates from '../../contract/certificate.endpoints.ts'
import { getExpertSettings, saveExpertSettings } from '../../contract/expert-settings.endpoints.ts'
import { listExperts, orderExpertJobs, previewExpertJobs } from '../../contract/order.endpoints.ts'
import { maxCertificates } from '../../domain/experts.ts'

let portal: TestPortal
let accelerator: Accelerator
let acc: Person

beforeAll(async () => {
  portal = await openPortal()
  accelerator = await portal.make.accelerator()
  acc = await portal.make.member({ accelerator, role: 'ACC' })
})

// oxlint-disable-next-line typescript/no-explicit-any -- answers are read as the test expects them
const done = ({ status, body }: Answer): any => {
  expect(status, JSON.stringify(body).slice(0, 300)).toBeLessThan(300)
  return body
}

const headers = () => ({ 'accelerator-id': String(accelerator.id) })
const newTask = async () =>
  portal.make.task({ state: 'DONE_CODE', track: await portal.make.track({ accelerator }) })
const newExpert = () => portal.make.member({ accelerator, role: 'EXP' })

/** By the accelerator's clock: late in the evening its day differs from the server's. */
const inDays = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv-SE', { timeZone: 'Europe/Moscow' })

const settings = (own = {}) => ({
  capacity: null,
  fee: null,
  languages: [],
  absences: [],
  version: 1,
  ...own,
})

const save = (who: Person, own = {}) => portal.as(who).call(saveExpertSettings, { body: settings(own) })

const preview = async (expert: Person, dueOn: string) => {
  const { pairs } = done(
    await portal.as(acc).call(previewExpertJobs, {
      headers: headers(),
      body: { taskIds: [(await newTask()).id], expertUids: [expert.uid], dueOn },
    }),
  )
  return pairs[0]
}

test('an expert says how much, for what and when; of two tabs the later one gets a conflict', async () => {
  const expert = await newExpert()
  const fee = { amount: '15000.00', currency: 'RUB' as const }
  const absences = [
    { from: inDays(5), to: inDays(8) },
    { from: inDays(8), to: inDays(9) },
  ]
  done(await save(expert, { capacity: 3, fee, languages: ['ru', 'en', 'ru'], absences }))
  expect(done(await portal.as(expert).call(getExpertSettings, {}))).toMatchObject({
    capacity: 3,
    fee,
    languages: ['ru', 'en'],
    absences: [{ from: inDays(5), to: inDays(9) }],
    version: 2,
  })
  const late = await save(expert, { capacity: 9 })
  expect([late.status, late.body['code']]).toEqual([409, 'STATE_CHANGED'])
  const wrong = await save(expert, { version: 2, absences: [{ from: inDays(5), to: inDays(4) }] })
  expect(wrong.status).toBe(400)
})

test('an expert who is away until the last day gets no order; a full month is only a warning', async () => {
  const away = await newExpert()
  done(await save(away, { absences: [{ from: inDays(-2), to: inDays(30) }] }))
  expect(await preview(away, inDays(10))).toMatchObject({ trouble: 'EXPERT_ABSENT' })
  expect(await preview(away, inDays(40))).toMatchObject({ trouble: null, warnings: ['PARTLY_ABSENT'] })
  const order = (expert: Person) => async (dueOn: string) =>
    portal.as(acc).call(orderExpertJobs, {
      headers: headers(),
      body: { taskIds: [(await newTask()).id], expertUids: [expert.uid], dueOn, resultType: 'COMMENTS' },
    })
  const refused = await order(away)(inDays(10))
  expect(refused.body['code']).toBe('EXPERT_ABSENT')
  const full = await newExpert()
  done(await save(full, { capacity: 1 }))
  done(await order(full)(inDays(0)))
  expect(await preview(full, inDays(0))).toMatchObject({ trouble: null, warnings: ['FULL'] })
  done(await order(full)(inDays(0)))
})

test('the directory shows what was done and how late, and who has time', async () => {
  const [late, free] = [await newExpert(), await newExpert()]
  for (const days of [2, 5]) {
    const job = await portal.make.expertJob({
      task: await newTask(),
      expert: late,
      client: acc,
      status: 'COMPLETE',
    })
    await sql`update expert_job set due_on = ${inDays(-20)}::date, completed_at = now() - (20 - ${days}::int) * interval '1 day'
      where id = ${job.id}`.execute(portal.db)
  }
  done(await save(late, { capacity: 0, languages: ['en'] }))
  done(await save(free, { languages: ['ru'] }))
  const list = async (query: Record<string, string>) =>
    done(await portal.as(acc).call(listExperts, { headers: headers(), query })).items as {
      uid: string
      done: number
      late: number
      meanDelay: number | null
    }[]
  const all = await list({ sorting: 'DELAY', sortingDirection: 'DESC' })
  expect(all[0]).toMatchObject({ uid: late.uid, done: 2, late: 2 })
  expect(all[0]!.meanDelay).toBeGreaterThanOrEqual(3)
  expect(all[0]!.meanDelay).toBeLessThanOrEqual(4)
  expect(all.find(({ uid }) => uid === free.uid)).toMatchObject({ done: 0, late: 0, meanDelay: null })
  const uids = async (query: Record<string, string>) => (await list(query)).map(({ uid }) => uid)
  expect(await uids({ ready: 'true' })).toContain(free.uid)
  expect(await uids({ ready: 'true' })).not.toContain(late.uid)
  expect(await uids({ language: 'ru' })).toContain(free.uid)
  expect(await uids({ language: 'ru' })).not.toContain(late.uid)
})

test('a certificate is read by its expert and by those who decide on the mark; the rest does not find it', async () => {
  const [expert, other] = [await newExpert(), await newExpert()]
  const administrator = await portal.make.person({ roles: ['HTADM'] })
  const add = () =>
    portal.as(expert).send(certificates.uploadExpertCertificate, {
      file: { name: 'Оценщик.pdf', content: '%PDF-1.4' },
    })
  const { id } = done(await add())
  const list = (by: Person, expertUid?: string) =>
    portal.as(by).call(certificates.listExpertCertificates, { query: expertUid ? { expertUid } : {} })
  const download = async (by: Person) =>
    (
      await portal
        .as(by)
        .call(certificates.downloadExpertCertificate, { query: { certificateId: String(id) } })
    ).status
  const shown = { id, name: 'Оценщик.pdf' }
  expect(done(await list(expert))).toMatchObject({ items: [{ ...shown, actions: ['delete'] }] })
  expect(done(await list(administrator, expert.uid))).toMatchObject({ items: [{ ...shown, actions: [] }] })
  expect(done(await list(other))).toEqual({ items: [] })
  for (const by of [other, acc]) {
    expect((await list(by, expert.uid)).status).toBe(404)
    expect(await download(by)).toBe(404)
  }
  expect([await download(expert), await download(administrator)]).toEqual([200, 200])
  for (let more = 1; more < maxCertificates; more += 1) done(await add())
  const filesStored = async () =>
    (await readdir(portal.folder, { recursive: true })).filter((path) => /[0-9a-f-]{36}$/.test(path))
  const stored = await filesStored()
  expect((await add()).body['code']).toBe('CERTIFICATE_LIMIT')
  // No file of a refused upload is left.
  expect(await filesStored()).toEqual(stored)
  const remove = (by: Person) =>
    portal.as(by).call(certificates.deleteExpertCertificate, { body: { certificateId: id } })
  expect([(await remove(administrator)).status, (await remove(other)).status]).toEqual([403, 404])
  done(await remove(expert))
  expect(await download(expert)).toBe(404)
})
