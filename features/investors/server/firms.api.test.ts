import { beforeAll, describe, expect, test } from 'vitest'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import * as firms from '../contract/firm.endpoints.ts'
import * as checks from '../contract/investor-check.endpoints.ts'
import * as pipeline from '../contract/pipeline.endpoints.ts'
import * as searches from '../contract/search.endpoints.ts'
import { notifyOfSearches } from './tell-searches.job.ts'

let portal: TestPortal
let founder: Person
let colleague: Person
let stranger: Person

beforeAll(async () => {
  portal = await openPortal()
  await portal.startWorker()
  founder = await portal.make.person({ roles: ['INV'] })
  colleague = await portal.make.person({ roles: ['INV'] })
  stranger = await portal.make.person({ roles: ['INV'] })
})

const refusal = ({ status, body }: Answer) => [status, body['code']]
// oxlint-disable-next-line typescript/no-explicit-any -- answers are read as the test expects them
const done = ({ status, body }: Answer): any => {
  expect(status, JSON.stringify(body).slice(0, 300)).toBeLessThan(300)
  return body
}
const newProject = async () => {
  const project = await portal.make.project({ access_level: 'ACCELERATOR_TEAM' })
  await portal.make.publication({ project })
  return project
}
const firmOf = async (by: Person) => done(await portal.as(by).call(firms.getFirm, {}))
const cardsOf = async (by: Person) =>
  done(await portal.as(by).call(pipeline.listPipeline, { query: {} })).items
const notified = async (person: Person) =>
  (
    await portal.db
      .selectFrom('notification')
      .select('code')
      .where('recipient_uid', '=', person.uid)
      .execute()
  ).map(({ code }) => code)

describe('a firm', () => {
  test('shares its cards, notes and files with its people; a person who leaves loses them at once', async () => {
    const before = await newProject()
    const mine = done(
      await portal.as(colleague).call(pipeline.addToPipeline, { body: { projectId: before.id } }),
    )
    done(await portal.as(founder).call(firms.createFirm, { body: { name: 'Северный фонд', about: '' } }))
    const { firm } = await firmOf(founder)
    const email = (
      await portal.db
        .selectFrom('person')
        .select('email')
        .where('uid', '=', colleague.uid)
        .executeTakeFirstOrThrow()
    ).email
    const invite = () => portal.as(founder).call(firms.inviteToFirm, { body: { firmId: firm.id, email } })
    done(await invite())
    expect(refusal(await invite())).toEqual([409, 'FIRM_INVITED'])
    // The response does not reveal whether the address has an account.
    expect(
      (
        await portal
          .as(founder)
          .call(firms.inviteToFirm, { body: { firmId: firm.id, email: 'nobody@example.com' } })
      ).status,
    ).toBe(204)
    await expect.poll(() => notified(colleague)).toContain('FIRM_INVITED')
    const [invitation] = (await firmOf(colleague)).invitations
    const notice = await portal.db
      .selectFrom('notification')
      .select('link')
      .where('recipient_uid', '=', colleague.uid)
      .where('code', '=', 'FIRM_INVITED')
      .executeTakeFirstOrThrow()
    // The inbox finds the invitation by its link.
    expect(notice.link).toContain(`invitationId=${invitation.id}`)
    const on = { invitationId: invitation.id, version: invitation.version }
    expect((await portal.as(stranger).call(firms.acceptFirmInvitation, { body: on })).status).toBe(404)
    done(await portal.as(colleague).call(firms.acceptFirmInvitation, { body: on }))

    const project = await newProject()
    const add = (by: Person) =>
      portal.as(by).call(pipeline.addToPipeline, { body: { projectId: project.id } })
    const answers = await Promise.all([add(founder), add(colleague)])
    // Concurrent additions by colleagues create one card.
    expect(done(answers[0]).id).toBe(done(answers[1]).id)
    const { id } = done(answers[0])
    done(
      await portal.as(founder).call(pipeline.editPipelineCard, {
        body: { cardId: id, version: 1, note: 'Тайна', nextStep: '', nextDay: null },
      }),
    )
    expect((await cardsOf(colleague)).find((card: { id: number }) => card.id === id)).toMatchObject({
      ofFirm: true,
      note: 'Тайна',
    })
    // Their own card stays private until they share it.
    expect((await cardsOf(founder)).map((card: { id: number }) => card.id)).toEqual([id])
    done(
      await portal.as(colleague).call(pipeline.sharePipelineCard, { body: { cardId: mine.id, version: 1 } }),
    )
    expect(
      (await cardsOf(founder))
        .map((card: { id: number }) => card.id)
        .toSorted((a: number, b: number) => a - b),
    ).toEqual([mine.id, id].toSorted((a, b) => a - b))
    const names = { WATCHING: 'Смотрим', CONTACTED: '', STUDYING: '', TERMS: '', INVESTED: '', PASSED: '' }
    done(await portal.as(founder).call(pipeline.saveStageNames, { body: names }))
    expect(done(await portal.as(colleague).call(pipeline.getStageNames, {}))).toMatchObject({
      names: { WATCHING: 'Смотрим' },
      ofFirm: true,
    })
    const leave = (by: Person) => portal.as(by).call(firms.leaveFirm, { body: { firmId: firm.id } })
    expect(refusal(await leave(founder))).toEqual([409, 'FIRM_LAST_ADMIN'])
    done(await leave(colleague))
    expect(await cardsOf(colleague)).toEqual([])
    for (const answer of [
      portal.as(colleague).call(pipeline.getPipelineFiles, { query: { cardId: String(id) } }),
      portal
        .as(colleague)
        .call(pipeline.movePipelineCard, { body: { cardId: id, version: 2, stage: 'TERMS' } }),
      portal.as(stranger).call(pipeline.getPipelineFiles, { query: { cardId: String(id) } }),
      leave(colleague),
    ])
      expect((await answer).status).toBe(404)
    expect(await cardsOf(founder)).toHaveLength(2)
  })
})

describe('a saved search', () => {
  test('notifies once by email of what is new since the investor looked', async () => {
    const name = 'Ждём роботов'
    const { id } = done(
      await portal.as(stranger).call(searches.createInvestorSearch, {
        body: { name, findText: '', industryIds: [], stageIds: [], mails: true },
      }),
    )
    await portal.db
      .updateTable('investor_search')
      .set({ told_at: '2020-01-01T00:00:00Z', seen_at: '2020-01-01T00:00:00Z' })
      .where('id', '=', id)
      .execute()
    const run = () =>
      notifyOfSearches.run({ db: portal.db, signal: new AbortController().signal } as never, {})
    await newProject()
    await run()
    await run()
    expect((await notified(stranger)).filter((code) => code === 'SEARCH_FOUND')).toHaveLength(1)
    const [search] = done(await portal.as(stranger).call(searches.getInvestorSearches, {})).items
    expect(search.fresh).toBeGreaterThan(0)
    const found = (by: Person) =>
      portal.as(by).call(searches.listFoundProjects, { query: { searchId: String(id), fresh: 'true' } })
    expect(done(await found(stranger)).items.length).toBe(search.fresh)
    expect((await found(founder)).status).toBe(404)
    done(await portal.as(stranger).call(searches.markSearchSeen, { body: { searchId: id } }))
    expect(done(await found(stranger)).items).toEqual([])
  })
})

describe('a check', () => {
  test('is given and taken away once, with its evidence, in the log', async () => {
    const admin = await portal.make.person({ roles: ['ADMIN'] })
    const verify = (by: Person) =>
      portal.as(by).call(checks.verifyInvestor, {
        body: { personUid: stranger.uid, evidence: 'Выписка из реестра', checkedDay: '2026-01-10' },
      })
    expect((await verify(founder)).status).toBe(404)
    const twice = await Promise.all([verify(admin), verify(admin)])
    expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409])
    const unverify = () =>
      portal
        .as(admin)
        .call(checks.unverifyInvestor, { body: { personUid: stranger.uid, reason: 'Истекла лицензия' } })
    done(await unverify())
    expect(refusal(await unverify())).toEqual([409, 'STATE_CHANGED'])
    const trail = await portal.db
      .selectFrom('audit_entry')
      .select(['action', 'comment'])
      .where('subject', '=', 'investor')
      .where('subject_id', '=', stranger.uid)
      .orderBy('id')
      .execute()
    expect(trail).toEqual([
      { action: 'verify', comment: 'Выписка из реестра' },
      { action: 'unverify', comment: 'Истекла лицензия' },
    ])
    await expect.poll(() => notified(stranger)).toContain('INVESTOR_UNVERIFIED')
  })
})
