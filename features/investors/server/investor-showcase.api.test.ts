import { beforeAll, describe, expect, test } from 'vitest'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type Answer, type TestPortal } from '../../../tests/support/portal.ts'
import * as checks from '../contract/investor-check.endpoints.ts'
import * as profile from '../contract/investor-profile.endpoints.ts'
import * as showcase from '../contract/investor-showcase.endpoints.ts'

let portal: TestPortal
let house: Accelerator
let closed: Accelerator
let anna: Person
let boris: Person
let quiet: Person

beforeAll(async () => {
  portal = await openPortal()
  const investor = (last_name: string, given: object = {}) =>
    portal.make.person({ roles: ['INV'], last_name, card_published: true, card_to_world: true, ...given })
  house = await portal.make.accelerator({ investor_cards_shown: true })
  closed = await portal.make.accelerator({ investor_cards_shown: false })
  anna = await investor('Аверина')
  boris = await investor('Борисов', { card_to_world: false })
  quiet = await investor('Вишняков', { card_published: false, card_to_world: false })
})

const done = <T>({ status, body }: Answer): T => {
  expect(status, JSON.stringify(body).slice(0, 300)).toBeLessThan(300)
  return body as T
}

type Cards = { items: { id: string; person: { firstName: string; lastName: string } }[]; total: number }

const cards = (by: Person | null, body: object = {}, given: object = {}) =>
  (by ? portal.as(by) : portal.guest).send(showcase.getInvestorsCards, { body, ...given })
const listed = async (by: Person | null, body: object = {}, given: object = {}) =>
  done<Cards>(await cards(by, body, given)).items.map(({ person }) => person.lastName)
const shown = async (by: Person | null, headers: Record<string, unknown> = {}) =>
  done<{ show: boolean }>(
    await (by ? portal.as(by) : portal.guest).send(showcase.showInvestorsCards, { headers }),
  ).show

describe('the showcase of investors', () => {
  test('shows a guest the investors who agreed to it, investors and teams also those who agreed to signed-in users', async () => {
    expect(await listed(null)).toEqual(['Аверина'])
    expect(await listed(quiet)).toEqual(['Аверина', 'Борисов'])
    expect(await listed(await portal.make.member({ accelerator: house, role: 'ACC' }))).toHaveLength(2)
  })

  test('is closed to initiators and experts on each of its calls', async () => {
    const query = { investorId: anna.uid }
    for (const by of [
      await portal.make.person(),
      await portal.make.person({ roles: ['EXP'] }),
      await portal.make.member({ accelerator: house, role: 'EXP' }),
    ]) {
      expect(await shown(by)).toBe(false)
      expect((await cards(by)).status).toBe(404)
      expect((await portal.as(by).send(showcase.getInvestorFilters, {})).status).toBe(404)
      expect((await portal.as(by).send(showcase.getInvestorById, { query })).status).toBe(404)
    }
  })

  test('follows the flag of the requested accelerator', async () => {
    const headers = { 'accelerator-id': String(closed.id) }
    expect(await shown(null)).toBe(true)
    expect(await shown(null, { 'accelerator-id': String(house.id) })).toBe(true)
    expect(await shown(null, headers)).toBe(false)
    expect((await cards(null, {}, { headers })).status).toBe(404)
  })

  test('is ordered by name or registration, found by words, narrowed, and returned in pages', async () => {
    expect(await listed(anna, { sorting: 'NAME', sortingDirection: 'DESC' })).toEqual(['Борисов', 'Аверина'])
    expect(await listed(anna, { sorting: 'ID', sortingDirection: 'DESC' })).toHaveLength(2)
    expect(await listed(anna, { findText: 'аверина' })).toEqual(['Аверина'])
    expect(await listed(anna, { industries: [999_999] })).toEqual([])
    expect(await listed(anna, {}, { query: { limit: '1', offset: '1' } })).toEqual(['Борисов'])
    expect((await cards(anna, { sorting: 'AGE' })).status).toBe(400)
  })

  test('marks who was verified, on the card and on the page, until the mark is taken away', async () => {
    const admin = portal.as(await portal.make.person({ roles: ['ADMIN'] }))
    const read = async () => {
      const { items } = done<{ items: { id: string; verified: boolean }[] }>(await cards(null))
      const page = await portal.guest.send(showcase.getInvestorById, { query: { investorId: anna.uid } })
      return [items.find(({ id }) => id === anna.uid)?.verified, done<{ verified: boolean }>(page).verified]
    }
    expect(await read()).toEqual([false, false])
    const personUid = anna.uid
    done(
      await admin.send(checks.verifyInvestor, {
        body: { personUid, evidence: 'Выписка из реестра.', checkedDay: '2026-01-15' },
      }),
    )
    expect(await read()).toEqual([true, true])
    done(await admin.send(checks.unverifyInvestor, { body: { personUid, reason: 'Срок вышел.' } }))
    expect(await read()).toEqual([false, false])
  })

  test('of two who decide on a mark at once one wins, and the log says it once', async () => {
    const admins = await Promise.all([1, 2].map(() => portal.make.person({ roles: ['ADMIN'] })))
    const body = { personUid: boris.uid, evidence: 'Реестр.', checkedDay: '2026-01-15' }
    const both = async (call: (by: Person) => Promise<Answer>) =>
      (await Promise.all(admins.map(call))).map(({ status }) => status < 300)
    const given = await both((by) => portal.as(by).send(checks.verifyInvestor, { body }))
    expect(given.filter(Boolean)).toHaveLength(1)
    const marks = await portal.db
      .selectFrom('investor_verification')
      .select(['taken_at'])
      .where('person_uid', '=', boris.uid)
      .execute()
    expect(marks).toEqual([{ taken_at: null }])
    const taken = await both((by) =>
      portal.as(by).send(checks.unverifyInvestor, { body: { personUid: boris.uid, reason: 'Нет.' } }),
    )
    expect(taken.filter(Boolean)).toHaveLength(1)
    const log = await portal.db
      .selectFrom('audit_entry')
      .select('action')
      .where('subject', '=', 'investor')
      .where('subject_id', '=', boris.uid)
      .execute()
    expect(log.map(({ action }) => action).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'unverify',
      'verify',
    ])
  })

  test('notifies nobody of a card that was taken back', async () => {
    const of = (id: string) => portal.guest.send(showcase.getInvestorById, { query: { investorId: id } })
    expect((await of(anna.uid)).status).toBe(200)
    expect(JSON.stringify((await of(anna.uid)).body)).not.toContain('@')
    for (const { uid } of [boris, quiet]) expect((await of(uid)).status).toBe(404)
  })
})

describe('what an investor looks for', () => {
  const words = {
    thesis: 'Роботы для складов',
    portfolio: 'Две компании',
    regions: 'Урал',
    stageIds: [] as number[],
    takesTransferred: true,
    version: 1,
  }
  const save = (given: object = {}) =>
    portal.as(anna).call(profile.saveInvestorProfile, { body: { ...words, ...given } })

  test('is on the card, and is not overwritten unseen', async () => {
    expect(done<{ version: number }>(await save()).version).toBe(2)
    expect(await save()).toMatchObject({ status: 409, body: { code: 'STATE_CHANGED' } })
    const found = done<{ thesis: string }>(
      await portal.guest.send(showcase.getInvestorById, { query: { investorId: anna.uid } }),
    )
    expect(found).toMatchObject({ thesis: words.thesis, regions: 'Урал', possibilityOfTransferTrack: true })
    expect(await listed(anna, { possibilityOfTransferTrack: true })).toEqual(['Аверина'])
  })

  test('is refused at its field', async () => {
    expect(await save({ stageIds: [999_999], version: 2 })).toMatchObject({
      status: 400,
      body: { fields: { stageIds: 'NOT_IN_LIST' } },
    })
    expect((await save({ thesis: 'a'.repeat(2001), version: 2 })).status).toBe(400)
  })
})
