import { beforeAll, expect, test } from 'vitest'
import type { Accelerator } from '../../../tests/support/factories/accelerator.ts'
import { openPortal, type Answer, type Caller, type TestPortal } from '../../../tests/support/portal.ts'
import { createTrack, editTrack, getSettingsTree } from '../contract/content.endpoints.ts'
import { getPublicProgramme } from '../contract/public-programme.endpoints.ts'
import { getPublicTrack, listOpenTracks } from '../contract/public-track.endpoints.ts'
import { createTrackVersion } from '../contract/whole-programme.endpoints.ts'

let portal: TestPortal
let accelerator: Accelerator
let by: Caller

beforeAll(async () => {
  portal = await openPortal()
  accelerator = await portal.make.accelerator()
  by = portal.as(await portal.make.member({ accelerator, role: 'ACC', admin: true }))
})

const done = ({ status, body }: Answer) => {
  expect(status, JSON.stringify(body).slice(0, 300)).toBeLessThan(300)
  return body
}

const priced = { feeAmount: '50000.5', feeCurrency: 'USD' as const, sharePercent: 2.25 }
const unknown = { feeAmount: null, feeCurrency: 'RUB', sharePercent: null }

/** What visitors read of a track on its own page, on that of its programme, and among the open ones. */
const shown = async (track: { id: number; programme_id: number }) => {
  const { guest } = portal
  const [page, programme, open] = [
    done(await guest.call(getPublicTrack, { query: { trackId: String(track.id) } })),
    done(await guest.call(getPublicProgramme, { query: { programmeId: String(track.programme_id) } })),
    done(await guest.call(listOpenTracks, {})),
  ]
  const among = (rows: unknown) => (rows as { id: unknown }[]).find(({ id }) => id === track.id)
  return [page, among(programme['tracks']), among(open['items'])]
}

test('the fee and the share of a track are read wherever a team chooses one', async () => {
  const track = await portal.make.track({ programme: await portal.make.programme({ accelerator }) })
  for (const page of await shown(track)) expect(page).toMatchObject(unknown)
  const edited = done(
    await by.call(editTrack, { body: { id: track.id, version: 1, name: track.name, ...priced } }),
  )
  expect(edited).toMatchObject(priced)
  for (const page of await shown(track)) expect(page).toMatchObject(priced)
  expect(done(await by.call(createTrackVersion, { body: { trackId: track.id } }))).toBeTruthy()
  const copied = await portal.db
    .selectFrom('track')
    .select(['fee_amount', 'fee_currency', 'share_percent'])
    .where('copied_from_id', '=', track.id)
    .executeTakeFirstOrThrow()
  expect(copied).toMatchObject({ fee_amount: '50000.50', fee_currency: 'USD', share_percent: '2.25' })
})

test('a client that does not know prices saves a track without erasing them', async () => {
  const track = await portal.make.track({ programme: await portal.make.programme({ accelerator }) })
  const edit = async (version: number, fields: object) =>
    done(await by.call(editTrack, { body: { id: track.id, version, name: track.name, ...fields } }))
  await edit(1, priced)
  expect(await edit(2, { description: 'Новое описание' })).toMatchObject(priced)
  expect(await edit(3, { feeAmount: null, sharePercent: null })).toMatchObject({
    feeAmount: null,
    feeCurrency: 'USD',
    sharePercent: null,
  })
})

test('free of charge and without a share are stated, not left open', async () => {
  const track = await portal.make.track({
    programme: await portal.make.programme({ accelerator }),
    fee_amount: '0',
    share_percent: '0',
  })
  for (const page of await shown(track)) expect(page).toMatchObject({ feeAmount: '0', sharePercent: 0 })
})

test.each([
  [{ feeAmount: '-1' }, { feeAmount: 'NEGATIVE' }],
  [{ feeAmount: '1.005' }, { feeAmount: 'TOO_MANY_DECIMALS' }],
  [{ feeAmount: 'много' }, { feeAmount: 'NOT_A_NUMBER' }],
  [{ feeCurrency: 'BTC' }, { feeCurrency: 'NOT_IN_LIST' }],
  [{ sharePercent: 100.01 }, { sharePercent: 'TOO_BIG' }],
  [{ sharePercent: -0.1 }, { sharePercent: 'NEGATIVE' }],
  [{ sharePercent: 1.234 }, { sharePercent: 'TOO_MANY_DECIMALS' }],
])('%j is refused at its field', async (given, fields) => {
  const programme = await portal.make.programme({ accelerator })
  const { status, body } = await by.send(createTrack, {
    body: { programmeId: programme.id, name: 'Платный', ...given },
  })
  expect(status).toBe(400)
  expect(body).toMatchObject({ fields })
})

test('a price is in a currency of the accelerator, unless it was before', async () => {
  const programme = await portal.make.programme({ accelerator })
  const euros = { feeAmount: '10', feeCurrency: 'EUR' as const }
  const refused = { status: 400, body: { fields: { feeCurrency: 'NOT_IN_LIST' } } }
  const fields = { programmeId: programme.id, name: 'В евро' }
  expect(await by.send(createTrack, { body: { ...fields, ...euros } })).toMatchObject(refused)
  const track = await portal.make.track({ programme, fee_amount: '7', fee_currency: 'EUR' })
  const edit = (version: number, given: object) =>
    by.send(editTrack, { body: { id: track.id, version, name: track.name, ...given } })
  expect(done(await edit(1, euros))).toMatchObject(euros)
  expect(done(await edit(2, priced))).toMatchObject(priced)
  expect(await edit(3, euros)).toMatchObject(refused)
  // Nor in two steps: the currency without an amount, then the amount.
  const { id } = done(
    await by.send(createTrack, { body: { ...fields, name: 'Потом', feeAmount: null, feeCurrency: 'EUR' } }),
  )
  const later = { id, version: 1, name: 'Потом', feeCurrency: 'EUR' }
  expect(await by.send(editTrack, { body: { ...later, feeAmount: '10' } })).toMatchObject(refused)
  expect(done(await by.send(editTrack, { body: { ...later, feeAmount: null } }))).toMatchObject({
    feeAmount: null,
  })
  const headers = { 'accelerator-id': String(accelerator.id) }
  expect(done(await by.call(getSettingsTree, { headers }))).toMatchObject({ currencies: ['RUB', 'USD'] })
})
