import type { Value } from '../../features/fields/domain/values.ts'
import { isBasic } from '../../features/profile-templates/domain/basic-elements.ts'
import { fixedRowId } from '../../features/project-profiles/server/values/fixed-rows.ts'
import { insertMany } from '../../tests/support/factories/insert.ts'
import { answersOf, type Answers } from './answers.ts'
import { requestedCodes, type RequestedCodes } from './asked-codes.ts'
import type { Cast } from './people.ts'
import { addProfileFiles } from './profile-files.ts'
import { makeTemplates, type Templates } from './profile-templates.ts'
import { initiatorsProjects, type Venture } from './projects.ts'
import { chanceOf, uidOf, type Chance } from './random.ts'
import type { Scene } from './scene.ts'
import { inSittings } from './sittings.ts'
import { addTextPicture } from './text-picture.ts'
import type { Work } from './work.ts'

/** A value of a demo profile. */
export type Cell = {
  project: number
  code: string
  item: string | null
  field: string
  value: Value
  age: number
  team: string[]
}
type Change = { cell: Cell; before: Value; after: Value; day: number; by: string }

/** The share of its profile that a project has filled, from none to nearly all. */
const completenessOf = (chance: Chance, { startup }: Venture): number => {
  if ((initiatorsProjects as readonly string[]).includes(startup.name))
    return startup.name === 'Теплоконтур' ? 1 : 0.6
  const draw = chance.next()
  return draw < 0.18 ? 0 : draw < 0.5 ? 0.35 : draw < 0.75 ? 0.6 : 0.95
}

/** Tables by months and quarters are laborious: few fill them. */
const laborious = new Set(['metrics', 'sales_plan'])

const storedCodes = (
  chance: Chance,
  answers: Answers,
  completeness: number,
  handedIn: ReadonlySet<string> | undefined,
): Set<string> => {
  const codes = [...Object.keys(answers.plain), ...Object.keys(answers.items)]
  const part = (code: string) => (completeness < 1 && laborious.has(code) ? completeness * 0.4 : completeness)
  return new Set(codes.filter((code) => chance.next() < part(code) || isBasic(code) || handedIn?.has(code)))
}

/** The first version of a value: half a text, a rounder number, one choice of two. */
const earlierOf = (value: Value): Value => {
  if (typeof value === 'string') {
    if (/^\d{4}-|^<|^https/.test(value) || value.length < 40) return null
    return value.slice(0, value.indexOf(' ', value.length / 2))
  }
  if (typeof value === 'number') return Math.floor(value * 0.8)
  if (typeof value !== 'object' || value === null) return null
  if ('amount' in value) return { ...value, amount: String(Math.floor(Number(value.amount) * 0.8)) }
  return Array.isArray(value) && value.length > 1 ? value.slice(0, 1) : null
}

const changesOf = (chance: Chance, cell: Cell): Change[] => {
  const [leader, mate] = cell.team
  const young = Math.max(1, cell.age * 0.9)
  const first = young * (0.3 + chance.next() * 0.65)
  const earlier = chance.happens(0.35) ? earlierOf(cell.value) : null
  const by = chance.happens(0.7) || !mate ? leader! : mate
  if (earlier === null) return [{ cell, before: null, after: cell.value, day: first, by }]
  return [
    { cell, before: null, after: earlier, day: first, by },
    {
      cell,
      before: earlier,
      after: cell.value,
      day: first * (0.05 + chance.next() * 0.6),
      by: mate ?? leader!,
    },
  ]
}

type Item = {
  id: string
  project_id: number
  element_code: string
  seq: number
  row_key: string | null
  created_at: string
}

const planOf = (
  scene: Scene,
  chance: Chance,
  venture: Venture,
  { idOf, regionOf }: Templates,
  { handedIn }: RequestedCodes,
): { cells: Cell[]; items: Item[] } => {
  const answers = answersOf({ venture, chance, idOf, regionOf, day: scene.calendar.day })
  const filled = storedCodes(chance, answers, completenessOf(chance, venture), handedIn.get(venture.row.id))
  const { row, age } = venture
  const of = { project: row.id, age, team: venture.team.map(({ uid }) => uid) }
  const items: Item[] = []
  const cells: Cell[] = Object.entries(answers.plain)
    .filter(([code, value]) => filled.has(code) && value !== null)
    .map(([code, value]) => ({ ...of, code, item: null, field: code, value }))
  for (const [code, planned] of Object.entries(answers.items)) {
    if (!filled.has(code)) continue
    planned.forEach(({ rowKey, values }, seq) => {
      const id = rowKey ? fixedRowId(row.id, code, rowKey) : uidOf(`profile-item-${row.id}-${code}-${seq}`)
      items.push({
        id,
        project_id: row.id,
        element_code: code,
        seq,
        row_key: rowKey ?? null,
        created_at: scene.calendar.ago(age * 0.9),
      })
      for (const [field, value] of Object.entries(values))
        if (value !== null && value !== '') cells.push({ ...of, code, item: id, field, value })
    })
  }
  return { cells, items }
}

const placeOf = ({ project, code, item, field }: Cell) => ({
  project_id: project,
  element_code: code,
  item_id: item,
  field_code: field,
})

/** Values are inserted as JSON; a null means no value. */
const json = (value: Value) => value as never

/** Creates the templates and fills in the profiles: some nearly complete, some half, some empty. */
export const fillProjectProfiles = async (
  scene: Scene,
  cast: Cast,
  ventures: readonly Venture[],
  works: readonly Work[],
): Promise<Templates> => {
  const chance = chanceOf(20_261_123)
  const templates = await makeTemplates(scene, cast)
  const requested = requestedCodes(works)
  const planned = ventures.map((venture) => planOf(scene, chance, venture, templates, requested))
  await insertMany(
    scene.db,
    'profile_item',
    planned.flatMap(({ items }) => items),
  )
  const files = await addProfileFiles(scene, ventures, requested)
  const illustrate = await addTextPicture(scene, ventures)
  const cells = [
    ...planned.flatMap(({ cells: own }) => own).map(illustrate),
    ...files.map(({ venture, code, value }): Cell => ({
      project: venture.row.id,
      age: venture.age,
      team: venture.team.map(({ uid }) => uid),
      code,
      item: null,
      field: code,
      value,
    })),
  ]
  const changes = inSittings(cells.map((cell) => changesOf(chance, cell)))
  await insertMany(
    scene.db,
    'profile_value',
    changes.map((changes) => {
      const { cell, day, by } = changes.at(-1)!
      return {
        ...placeOf(cell),
        value: json(cell.value),
        version: changes.length,
        updated_by: by,
        updated_at: scene.calendar.ago(day),
      }
    }),
  )
  await insertMany(
    scene.db,
    'profile_value_change',
    changes
      .flat()
      .toSorted((a, b) => b.day - a.day)
      .map(({ cell, before, after, day, by }) => ({
        ...placeOf(cell),
        before: json(before),
        after: json(after),
        changed_by: by,
        at: scene.calendar.ago(day),
      })),
  )
  return templates
}
