import { beforeAll, expect, test } from 'vitest'
import type { Person } from '../../../tests/support/factories/person.ts'
import { openPortal, type TestPortal } from '../../../tests/support/portal.ts'
import { getCanvas, saveCanvas } from '../contract/canvas.endpoints.ts'
import { canvasBlocks, standardMappings, type CanvasCode } from '../domain/canvas.ts'

type Blocks = Record<string, string[]>
type Answer = { blocks: Blocks; version: number | null; actions: string[]; elements: { code: string }[] }

let portal: TestPortal
let admin: Person
let team: Person
let stranger: Person
let foreignAdmin: Person
let acceleratorId: number
let foreignId: number

beforeAll(async () => {
  portal = await openPortal()
  const accelerator = await portal.make.accelerator()
  const foreign = await portal.make.accelerator()
  acceleratorId = accelerator.id
  foreignId = foreign.id
  admin = await portal.make.member({ accelerator, role: 'ACC', admin: true })
  team = await portal.make.member({ accelerator, role: 'ACC' })
  foreignAdmin = await portal.make.member({ accelerator: foreign, role: 'ACC', admin: true })
  stranger = await portal.make.person()
})

const read = async (by: Person, at: number, canvas: CanvasCode = 'OSTERWALDER_CANVAS'): Promise<Answer> => {
  const { status, body } = await portal
    .as(by)
    .send(getCanvas, { headers: { 'accelerator-id': String(at) }, query: { canvas } })
  expect(status, JSON.stringify(body)).toBe(200)
  return body as unknown as Answer
}

const save = (by: Person, version: number | null, changes: Blocks) =>
  portal.as(by).send(saveCanvas, {
    body: {
      acceleratorId,
      canvas: 'OSTERWALDER_CANVAS',
      version,
      blocks: { ...standardMappings.OSTERWALDER_CANVAS, ...changes } as never,
    },
  })

test('the canvas is ready for the standard template, and each accelerator fills it with its own fields', async () => {
  const before = await read(admin, acceleratorId)
  expect(before).toMatchObject({
    blocks: standardMappings.OSTERWALDER_CANVAS,
    version: null,
    actions: ['edit'],
  })
  const chosen = before.elements.find(
    ({ code }) => !standardMappings.OSTERWALDER_CANVAS.KEY_PARTNERS.includes(code),
  )
  expect((await save(admin, null, { KEY_PARTNERS: [chosen!.code] })).status).toBe(204)
  const after = await read(team, acceleratorId)
  expect(after).toMatchObject({ version: 1, actions: [], elements: [] })
  expect(after.blocks['KEY_PARTNERS']).toEqual([chosen!.code])
  for (const block of canvasBlocks.filter((one) => one !== 'KEY_PARTNERS'))
    expect(after.blocks[block]).toEqual(standardMappings.OSTERWALDER_CANVAS[block])
  // The other canvas and the other accelerator have theirs.
  expect((await read(admin, acceleratorId, 'OSTERWALDER_CANVAS_PRESEED_B')).version).toBeNull()
  expect((await read(foreignAdmin, foreignId)).version).toBeNull()
})

test('a mapping that somebody else has saved meanwhile, an unknown field and too many of them are refused', async () => {
  const { version } = await read(admin, acceleratorId)
  expect((await save(admin, version, { CHANNELS: [] })).status).toBe(204)
  expect(await save(admin, version, { CHANNELS: [] })).toMatchObject({
    status: 409,
    body: { code: 'STATE_CHANGED' },
  })
  expect(await save(admin, 2, { CHANNELS: ['no_such_field'] })).toMatchObject({
    status: 400,
    body: { fields: { 'blocks.CHANNELS': 'NOT_IN_LIST' } },
  })
  expect(await save(admin, 2, { CHANNELS: Array.from({ length: 7 }, (_, n) => `field_${n}`) })).toMatchObject(
    {
      status: 400,
      body: { fields: { 'blocks.CHANNELS': 'TOO_MANY' } },
    },
  )
})

test('only the administrators of the accelerator edit it', async () => {
  const statuses = await Promise.all(
    [team, foreignAdmin, stranger].map(async (by) => (await save(by, 2, {})).status),
  )
  expect(statuses).toEqual([403, 403, 403])
})
