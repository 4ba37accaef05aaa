import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { collide } from '../../../tests/support/collide.ts'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import { noticesOf, tellRaised } from '../../../tests/support/tell-raised.ts'
import * as jobs from '../../expertise/contract/expert-job.endpoints.ts'
import * as acts from '../contract/act.endpoints.ts'
import * as payments from '../contract/expert-payment.endpoints.ts'
import { standardTemplate } from './document/standard-template.ts'
import { notifyOfExpertPayments } from './notify.subscribers.ts'

let portal: TestPortal
let accelerator: Accelerator
let admin: Person
let leader: Person

beforeAll(async () => {
  portal = await openPortal()
  const { make } = portal
  accelerator = await make.accelerator()
  admin = await make.member({ accelerator, role: 'ACC', admin: true })
  leader = await make.person()
})

const refusal = ({ status, body }: Answer) => [status, body['code']]

// oxlint-disable-next-line typescript/no-explicit-any -- answers are read as the test expects them
const done = ({ status, body }: Answer): any => {
  expect(status, JSON.stringify(body).slice(0, 300)).toBeLessThan(300)
  return body
}

const headers = () => ({ 'accelerator-id': String(accelerator.id) })
const newExpert = () => portal.make.member({ accelerator, role: 'EXP' })

/** Creates a job with a fee; if it is complete, its result was accepted on 2 November. */
const newJob = async (expert: Person, fee: string, own: Record<string, unknown> = {}) => {
  const { make } = portal
  const task = await make.task({
    state: 'DONE_CODE',
    project: await make.project({ leader }),
    track: await make.track({ accelerator }),
  })
  return make.expertJob({
    task,
    expert,
    client: admin,
    status: 'COMPLETE',
    fee,
    fee_currency: 'RUB',
    accepted_at: '2026-11-02T20:30:00Z',
    ...own,
  })
}

const list = async (by: Person, query: Record<string, string> = {}) =>
  done(await portal.as(by).call(payments.listExpertPayments, { headers: headers(), query }))
const earned = async (by: Person, query: Record<string, string> = {}) =>
  done(await portal.as(by).call(payments.listExpertEarnings, { query }))
/** Creates an act from its preview. */
const make = async (expert: Person, own: Record<string, unknown> = {}, by = admin) => {
  const { basis = '', expected, ...period } = own
  const terms = { expertUid: expert.uid, currency: 'RUB', since: '2026-11-01', till: '2026-11-30', ...period }
  const preview = async () => {
    const { status, body } = await portal
      .as(by)
      .call(acts.previewExpertAct, { headers: headers(), body: terms as never })
    if (status !== 200) return { jobs: 0, amount: '0' }
    return { jobs: (body['jobs'] as unknown[]).length, amount: body['amount'] }
  }
  return portal.as(by).call(acts.makeExpertAct, {
    headers: headers(),
    body: { ...terms, basis, expected: expected ?? (await preview()) } as never,
  })
}
const dispute = (by: Person, jobId: number, version = 1) =>
  portal.as(by).call(payments.disputeExpertPayment, { body: { jobId, version, reason: 'Сумма не та.' } })
const resolve = (jobId: number, version: number, own: Record<string, unknown>) =>
  portal
    .as(admin)
    .call(payments.resolveExpertDispute, { body: { jobId, version, comment: 'Проверили.', ...own } as never })
const payAct = (actId: number, version: number) =>
  portal.as(admin).call(acts.payExpertAct, { body: { actId, version, paidOn: '2026-11-20', note: 'п/п 14' } })

describe('from the accepted result to the paid act', () => {
  test('what is due goes into an act, which is paid as a whole; both sides read it, with exact totals', async () => {
    const expert = await newExpert()
    const [first, second, open] = [
      await newJob(expert, '12000.10'),
      await newJob(expert, '0.20'),
      await newJob(expert, '500', { status: 'PROCESS', accepted_at: null }),
    ]
    await newJob(expert, '90', { fee_currency: 'USD' })
    await newJob(expert, '70', { status: 'REJECT', accepted_at: null })
    const mine = { expertUid: expert.uid }
    expect((await list(admin, mine)).totals).toEqual([
      { currency: 'RUB', notDue: '500.00', due: '12000.30', inAct: '0', disputed: '0', paid: '0' },
      { currency: 'USD', notDue: '0', due: '90.00', inAct: '0', disputed: '0', paid: '0' },
    ])
    const owed = done(
      await portal.as(admin).call(acts.listOwedExperts, { headers: headers(), query: {} }),
    ).items
    expect(owed.filter((one: { expert: { uid: string } }) => one.expert.uid === expert.uid)).toMatchObject([
      { currency: 'RUB', jobs: 2, amount: '12000.30' },
      { currency: 'USD', jobs: 1, amount: '90.00' },
    ])
    expect(refusal(await make(expert, { since: '2026-12-01', till: '2026-12-31' }))).toEqual([
      409,
      'EXPERT_ACT_EMPTY',
    ])
    expect(refusal(await make(expert, { since: '2026-12-01', till: '2026-11-01' }))).toEqual([
      400,
      'VALIDATION_FAILED',
    ])
    const act = done(await make(expert, { basis: 'Договор № 5' }))
    expect(act).toMatchObject({ status: 'OPEN', amount: '12000.30', jobs: 2, actions: ['pay', 'cancel'] })
    expect((await list(admin, { actId: String(act.id) })).items).toHaveLength(2)
    expect((await earned(expert, { state: 'IN_ACT' })).items).toMatchObject([
      { id: second.id, act: { number: act.number }, actions: ['dispute'] },
      { id: first.id },
    ])
    expect(refusal(await make(expert))).toEqual([409, 'EXPERT_ACT_EMPTY'])
    const paid = done(await payAct(act.id, act.version))
    expect(paid).toMatchObject({ status: 'PAID', paidOn: '2026-11-20', note: 'п/п 14', actions: [] })
    expect((await earned(expert, { state: 'PAID', currency: 'RUB' })).totals[0].paid).toBe('12000.30')
    expect(refusal(await payAct(act.id, act.version + 1))).toEqual([409, 'STATE_CHANGED'])
    const unpaid = async (state: string) =>
      done(
        await portal
          .as(admin)
          .call(jobs.listExpertJobs, { headers: headers(), query: { unpaid: state, ...mine } as never }),
      ).items.map(({ id }: { id: number }) => id)
    expect(await unpaid('true')).not.toContain(first.id)
    expect(await unpaid('false')).toEqual(expect.arrayContaining([first.id, open.id]))
    const costs = done(
      await portal
        .as(admin)
        .call(payments.listExpertCosts, { headers: headers(), query: { currency: 'RUB' } }),
    )
    expect(
      costs.items
        .map(({ paid: sum }: { paid: string }) => Number(sum))
        .toSorted((a: number, b: number) => b - a)[0],
    ).toBe(12000.1)
    expect(costs.totals[0]).toMatchObject({ currency: 'RUB', paid: '12000.30', notDue: '500.00' })
  })

  test('a cancelled act releases its jobs, and its number is not used again', async () => {
    const expert = await newExpert()
    const job = await newJob(expert, '700')
    const act = done(await make(expert))
    done(await dispute(expert, job.id, 2))
    expect(refusal(await payAct(act.id, act.version))).toEqual([409, 'EXPERT_ACT_DISPUTED'])
    expect(refusal(await resolve(job.id, 3, { resolution: 'DUE' }))).toEqual([409, 'EXPERT_PAYMENT_IN_ACT'])
    const cancel = portal
      .as(admin)
      .call(acts.cancelExpertAct, { body: { actId: act.id, version: act.version, reason: 'Ошибка.' } })
    expect(done(await cancel)).toMatchObject({ status: 'CANCELLED', cancelReason: 'Ошибка.' })
    const [row] = (await list(admin, { expertUid: expert.uid })).items
    expect(row).toMatchObject({ state: 'DISPUTED', act: null, actions: ['resolve'] })
    expect(done(await resolve(job.id, row.version, { resolution: 'DUE', amount: '650.50' }))).toMatchObject({
      state: 'DUE',
      amount: '650.50',
      resolution: 'Проверили.',
    })
    const next = done(await make(expert))
    expect(next).toMatchObject({ amount: '650.50', number: act.number + 1 })
  })

  test('a payment outside of acts is noted and disputed, and stays as it was when the accelerator confirms it', async () => {
    const expert = await newExpert()
    const job = await newJob(expert, '300')
    const pay = (paidOn: string) =>
      portal.as(admin).call(payments.payExpertJob, { body: { jobId: job.id, version: 1, paidOn, note: '' } })
    expect(refusal(await pay('2999-01-01'))).toEqual([400, 'VALIDATION_FAILED'])
    expect(done(await pay('2026-11-21'))).toMatchObject({ state: 'PAID', paidOn: '2026-11-21' })
    expect(done(await dispute(expert, job.id, 2))).toMatchObject({
      state: 'DISPUTED',
      actions: ['withdraw'],
    })
    const wrong = await resolve(job.id, 3, { resolution: 'KEEP', amount: '1' })
    expect(refusal(wrong)).toEqual([400, 'VALIDATION_FAILED'])
    expect(done(await resolve(job.id, 3, { resolution: 'KEEP' }))).toMatchObject({
      state: 'PAID',
      paidOn: '2026-11-21',
    })
    expect(refusal(await dispute(expert, job.id, 3))).toEqual([409, 'STATE_CHANGED'])
  })

  test('a payment that was made is owed again only as one that was not really made, and stays in the audit trail', async () => {
    const expert = await newExpert()
    const job = await newJob(expert, '300')
    done(
      await portal.as(admin).call(payments.payExpertJob, {
        body: { jobId: job.id, version: 1, paidOn: '2026-11-21', note: 'п/п 15' },
      }),
    )
    done(await dispute(expert, job.id, 2))
    const other = await resolve(job.id, 3, { resolution: 'DUE', amount: '350' })
    expect(refusal(other)).toEqual([400, 'VALIDATION_FAILED'])
    expect(done(await resolve(job.id, 3, { resolution: 'DUE' }))).toMatchObject({
      state: 'DUE',
      amount: '300.00',
      paidOn: null,
    })
    const entry = await portal.db
      .selectFrom('audit_entry')
      .select('details')
      .where('subject', '=', 'expert_payment')
      .where('subject_id', '=', String(job.id))
      .where('action', '=', 'makeDue')
      .executeTakeFirstOrThrow()
    expect(entry.details).toMatchObject({
      before: { amount: '300.00', paidOn: '2026-11-21', note: 'п/п 15', actId: null },
    })
  })

  test('an act is made of what was shown, or of nothing', async () => {
    const expert = await newExpert()
    await newJob(expert, '300')
    const expected = { jobs: 1, amount: '300' }
    for (const other of [
      { jobs: 2, amount: '300' },
      { jobs: 1, amount: '300.01' },
    ])
      expect(refusal(await make(expert, { expected: other }))).toEqual([409, 'STATE_CHANGED'])
    await newJob(expert, '50')
    expect(refusal(await make(expert, { expected }))).toEqual([409, 'STATE_CHANGED'])
    expect(done(await make(expert))).toMatchObject({ jobs: 2, amount: '350.00' })
  })

  test('what is no longer the expert’s to read shows its number and its money alone', async () => {
    const expert = await newExpert()
    const job = await newJob(expert, '100')
    await portal.db.deleteFrom('accelerator_member').where('person_uid', '=', expert.uid).execute()
    expect((await earned(expert)).items).toMatchObject([{ id: job.id, subject: null, amount: '100.00' }])
    expect((await earned(expert, { findText: 'Агро' })).items).toEqual([])
    expect(done(await dispute(expert, job.id))).toMatchObject({ state: 'DISPUTED' })
  })

  test('a blind expert reads no name of the project in what the accelerator writes about money', async () => {
    const expert = await newExpert()
    const [name, comment] = ['Тёплый чердак', 'Оплата за «Тёплый чердак», п/п 14']
    const blindJob = async () => {
      const project = await portal.make.project({ leader: await portal.make.person(), name })
      const track = await portal.make.track({ accelerator })
      const task = await portal.make.task({ state: 'DONE_CODE', project, track })
      return newJob(expert, '100', { task, blind: 'BOTH_HIDDEN' })
    }
    // The note of the act appears at each of its jobs, so the names of blinded projects have to be masked at all of
    // them.
    const [blind, open] = [await blindJob(), await newJob(expert, '200')]
    const act = done(await make(expert))
    done(
      await portal.as(admin).call(acts.payExpertAct, {
        body: { actId: act.id, version: act.version, paidOn: '2026-11-20', note: comment },
      }),
    )
    const notes = ({ items }: { items: { id: number; note: string }[] }) =>
      Object.fromEntries(items.map(({ id, note }) => [id, note]))
    const veiled = comment.replace(name, '█████')
    expect(notes(await list(admin, { actId: String(act.id) }))).toEqual({
      [blind.id]: comment,
      [open.id]: comment,
    })
    expect(notes(await earned(expert))).toEqual({ [blind.id]: veiled, [open.id]: veiled })

    const disputed = await blindJob()
    done(await dispute(expert, disputed.id))
    expect(done(await resolve(disputed.id, 2, { resolution: 'DUE', comment: comment })).resolution).toBe(
      comment,
    )
    const { payment } = done(
      await portal.as(expert).call(payments.getExpertPayment, { query: { jobId: String(disputed.id) } }),
    )
    expect(payment.resolution).toBe(veiled)

    await blindJob()
    const cancelled = done(await make(expert))
    const body = { actId: cancelled.id, version: cancelled.version, reason: comment }
    done(await portal.as(admin).call(acts.cancelExpertAct, { body }))
    await portal.startWorker()
    const notices = () =>
      portal.db
        .selectFrom('notification')
        .select(['code', 'params'])
        .where('recipient_uid', '=', expert.uid)
        .where('code', 'in', ['EXPERT_DISPUTE_RESOLVED', 'EXPERT_ACT_CANCELLED'])
        .orderBy('code')
        .execute()
    await vi.waitFor(async () => expect(await notices()).toHaveLength(2), { timeout: 15_000, interval: 100 })
    expect(await notices()).toMatchObject([
      { code: 'EXPERT_ACT_CANCELLED', params: { reason: veiled } },
      { code: 'EXPERT_DISPUTE_RESOLVED', params: { comment: veiled } },
    ])
  })

  test('who is of the project’s team besides learns nothing of its reviews', async () => {
    const [expert, mate] = [
      await newExpert(),
      await portal.make.member({ accelerator, role: 'ACC', admin: true }),
    ]
    const task = await portal.make.task({
      state: 'DONE_CODE',
      project: await portal.make.project({ leader, members: [mate] }),
      track: await portal.make.track({ accelerator }),
    })
    const job = await newJob(expert, '40', { task })
    expect((await list(mate, { expertUid: expert.uid })).items).toEqual([])
    const read = () => portal.as(mate).call(payments.getExpertPayment, { query: { jobId: String(job.id) } })
    expect((await read()).status).toBe(404)
    expect(refusal(await make(expert, {}, mate))).toEqual([409, 'EXPERT_ACT_EMPTY'])
    const act = done(await make(expert))
    const seen = async (by: Person) =>
      done(
        await portal
          .as(by)
          .call(acts.listExpertActs, { headers: headers(), query: { expertUid: expert.uid } }),
      ).items
    expect(await seen(mate)).toEqual([])
    expect(await seen(admin)).toMatchObject([{ id: act.id }])
  })
})

describe('the document', () => {
  const take = (by: Person, actId: number, language: 'ru' | 'en') =>
    portal.as(by).download(acts.downloadExpertAct, { body: { actId, language } })
  const textOf = (bytes: Buffer): string =>
    strFromU8(unzipSync(bytes)['word/document.xml']!).replace(/<[^>]+>/g, ' ')
  const upload = (content: Buffer, name = 'act.docx') =>
    portal.as(admin).send(acts.uploadActTemplate, {
      headers: headers(),
      query: { language: 'en' },
      file: { name, content },
    })

  test('is made in both languages by the standard template, and by the accelerator’s own once it is uploaded', async () => {
    const expert = await newExpert()
    const job = await newJob(expert, '21001.50')
    const act = done(await make(expert))
    const russian = textOf((await take(expert, act.id, 'ru')).bytes)
    expect(russian).toContain('Двадцать одна тысяча один рубль 50 копеек')
    expect(russian).toContain(`E-${String(job.id).padStart(6, '0')}`)
    expect(textOf((await take(admin, act.id, 'en')).bytes)).toContain(
      'Twenty-one thousand and one Russian roubles 50 kopecks',
    )
    expect((await take(leader, act.id, 'ru')).status).toBe(404)
    // A signed document must not change when the account is anonymized.
    await sql`update person set last_name = 'Удалённый пользователь', first_name = '', erased_at = now()
      where uid = ${expert.uid}`.execute(portal.db)
    expect(textOf((await take(admin, act.id, 'ru')).bytes)).toContain(expert.last_name)
    const named = done(
      await portal.as(admin).call(acts.listExpertActs, {
        headers: headers(),
        query: { expertUid: expert.uid, findText: expert.last_name },
      }),
    )
    expect(named.items).toMatchObject([
      { id: act.id, expert: { name: expect.stringContaining(expert.last_name) } },
    ])
    expect(refusal(await upload(Buffer.from('%PDF-1.4'), 'act.pdf'))[0]).toBe(400)
    const { bytes } = await portal
      .as(admin)
      .download(acts.downloadActTemplate, { headers: headers(), query: { language: 'ru' } })
    expect(bytes.equals(standardTemplate('ru'))).toBe(true)
    expect(done(await upload(bytes))).toEqual({ kept: true, problems: [] })
    expect(textOf((await take(admin, act.id, 'en')).bytes)).toContain('Исполнитель')
    const reset = portal
      .as(admin)
      .call(acts.resetActTemplate, { headers: headers(), body: { language: 'en' } })
    expect((await reset).status).toBe(204)
    expect(textOf((await take(admin, act.id, 'en')).bytes)).toContain('Contractor')
  })
})

describe('two at once', () => {
  test('make an act of the same jobs: one does', async () => {
    const expert = await newExpert()
    await newJob(expert, '10')
    const hold = `select id from accelerator where id = ${accelerator.id} for update`
    const answers = await collide(portal.database, hold, [() => make(expert), () => make(expert)])
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409'])
  })

  test('an amount is corrected while an act is made of it: the act says what the payment is', async () => {
    const expert = await newExpert()
    const job = await newJob(expert, '10')
    await portal.db.insertInto('expert_payment').values({ job_id: job.id, amount: '10' }).execute()
    const hold = `select id from accelerator where id = ${accelerator.id} for no key update`
    const [made] = await collide(portal.database, hold, [
      () => make(expert, { expected: { jobs: 1, amount: '10' } }),
      async () => {
        await sleep(200)
        await dispute(expert, job.id)
        return resolve(job.id, 2, { resolution: 'DUE', amount: '15' })
      },
    ])
    const act = done(made!)
    expect((await list(admin, { actId: String(act.id) })).items).toMatchObject([{ amount: act.amount }])
  })

  test('the expert disputes what is paid at that moment: one wins, the other gets a conflict', async () => {
    const expert = await newExpert()
    const job = await newJob(expert, '10')
    await portal.db.insertInto('expert_payment').values({ job_id: job.id, amount: '10' }).execute()
    const hold = `select job_id from expert_payment where job_id = ${job.id} for update`
    const answers = await collide(portal.database, hold, [
      () => dispute(expert, job.id),
      () =>
        portal.as(admin).call(payments.payExpertJob, {
          body: { jobId: job.id, version: 1, paidOn: '2026-11-20', note: '' },
        }),
    ])
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409'])
  })

  test('the expert disputes a job of an act that is paid at that moment: no paid act leaves a disputed job out', async () => {
    const expert = await newExpert()
    const job = await newJob(expert, '10')
    await newJob(expert, '20')
    const act = done(await make(expert))
    // Pauses the payment of the act after its check for disputes.
    await portal.database.pool.query(`
      create function wait_for_test() returns trigger language plpgsql as
        'begin perform pg_advisory_xact_lock(4711); return new; end';
      create trigger wait_for_test before update on expert_act for each row execute function wait_for_test()`)
    const answers = await collide(portal.database, 'select pg_advisory_xact_lock(4711)', [
      () => payAct(act.id, act.version),
      async () => {
        await sleep(100)
        return dispute(expert, job.id, 2)
      },
    ])
    await portal.database.pool.query('drop function wait_for_test cascade')
    expect(answers.map(({ status }) => status)).toEqual([200, 409])
    const states = (await list(admin, { actId: String(act.id) })).items.map(
      ({ state }: { state: string }) => state,
    )
    expect(states).toEqual(['PAID', 'PAID'])
  })

  test('a dispute ends as the act is cancelled: no job stays in an act that is no more', async () => {
    const expert = await newExpert()
    const [first, second] = [await newJob(expert, '10'), await newJob(expert, '20')]
    const act = done(await make(expert))
    done(await dispute(expert, second.id, 2))
    const hold = `select job_id from expert_payment where job_id = ${first.id} for update`
    const answers = await collide(portal.database, hold, [
      () =>
        portal
          .as(admin)
          .call(acts.cancelExpertAct, { body: { actId: act.id, version: act.version, reason: 'Ошибка.' } }),
      async () => {
        await sleep(100)
        return resolve(second.id, 3, { resolution: 'KEEP' })
      },
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await list(admin, { expertUid: expert.uid })).items).toMatchObject([
      { state: 'DUE', act: null },
      { state: 'DUE', act: null },
    ])
  })
})

test('a client who ordered for themselves keeps books of their own, and the accelerator learns nothing of them', async () => {
  const investor = await portal.make.person({ roles: ['INV'] })
  const expert = await newExpert()
  const job = await newJob(expert, '8000', { client: investor, requester_uid: investor.uid })
  const own = async (by: Person) =>
    done(await portal.as(by).call(payments.listExpertPayments, { headers: {}, query: { own: 'true' } })).items
  expect(await own(investor)).toMatchObject([
    { id: job.id, state: 'DUE', amount: '8000.00', actions: ['pay'] },
  ])
  expect(await own(admin)).toEqual([])
  const ids = (await list(admin, { expertUid: expert.uid })).items
  expect(ids).toEqual([])
  const paid = { jobId: job.id, version: 1, paidOn: '2026-11-03', note: '' }
  expect((await portal.as(admin).call(payments.payExpertJob, { body: paid })).status).toBe(404)
  const terms = {
    own: true,
    expertUid: expert.uid,
    currency: 'RUB' as const,
    since: '2026-11-01',
    till: '2026-11-30',
  }
  const act = done(
    await portal.as(investor).call(acts.makeExpertAct, {
      headers: {},
      body: { ...terms, basis: '', expected: { jobs: 1, amount: '8000.00' } },
    }),
  )
  expect(act).toMatchObject({ number: 1, accelerator: null, amount: '8000.00', actions: ['pay', 'cancel'] })
  expect(act.client).toContain(investor.last_name)
  const file = { actId: act.id, language: 'ru' }
  const { status, bytes } = await portal.as(investor).download(acts.downloadExpertAct, { body: file })
  expect(status).toBe(200)
  expect(strFromU8(unzipSync(bytes)['word/document.xml']!)).toContain(investor.last_name)
  expect((await portal.as(admin).send(acts.downloadExpertAct, { body: file })).status).toBe(404)
  expect((await earned(expert)).items).toMatchObject([{ id: job.id, state: 'IN_ACT' }])
  done(
    await portal.as(investor).call(acts.payExpertAct, {
      body: { actId: act.id, version: 1, paidOn: '2026-11-24', note: '' },
    }),
  )
  expect(await own(investor)).toMatchObject([{ state: 'PAID' }])
})

test('a dispute is withdrawn by its expert alone, and the payment is what it was', async () => {
  const expert = await newExpert()
  const job = await newJob(expert, '500')
  const act = done(await make(expert))
  const disputed = done(await dispute(expert, job.id, 2))
  const withdraw = (by: Person, version: number) =>
    portal.as(by).call(payments.withdrawExpertDispute, { body: { jobId: job.id, version } })
  expect(refusal(await withdraw(admin, disputed.version))).toEqual([403, 'ACCESS_DENIED'])
  expect(done(await withdraw(expert, disputed.version))).toMatchObject({
    state: 'IN_ACT',
    act: { number: act.number },
    actions: ['dispute'],
  })
  await tellRaised(portal, notifyOfExpertPayments)
  const notified = (await noticesOf(portal, 'EXPERT_DISPUTE_WITHDRAWN')).map(({ uid }) => uid)
  expect(notified).toContain(admin.uid)
  expect(notified).not.toContain(expert.uid)
  expect(refusal(await withdraw(expert, disputed.version + 1))).toEqual([409, 'STATE_CHANGED'])
  expect((await payAct(act.id, act.version)).status).toBe(200)
})
