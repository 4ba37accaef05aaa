import { sql } from 'kysely'
import * as calculator from '../../../features/calculator/contract/calculator.endpoints.ts'
import * as calculations from '../../../features/calculator/contract/kept-calculations.endpoints.ts'
import { emptyInputs } from '../../../features/calculator/domain/inputs.ts'
import { hashOf } from '../../../features/calculator/server/calculation.repository.ts'
import { row, without } from './row.ts'
import { everybody, type Who, type World } from './world.ts'

const inputs = {
  ...emptyInputs(2026),
  name: 'Пекарня',
  completionYear: 2027,
  income: [{ id: 'r1', name: 'Продажи', values: [0, 900] }],
  initialInvestments: 500,
  equityReturn: 20,
}

const founders: readonly Who[] = ['leader', 'member']
const seers: readonly Who[] = [
  ...founders,
  'tracker',
  'teamTracker',
  'team',
  'admin',
  'portalAdmin',
  'deputyAdmin',
]
const editing = { see: without(seers, founders) }

/** A project that works on a track of the accelerator. */
const working = async (world: World) => (await world.work()).projectId

/** A calculation stored with it; its link is its number. */
const calculationOf = async (world: World) => {
  const { rows } = await sql<{ id: number }>`
    insert into calculation (project_id, name, inputs, author_uid, link_hash, link_until)
    values (${await working(world)}, 'Пекарня', ${JSON.stringify(inputs)}, ${world.people.leader.uid},
      null, null)
    returning id`.execute(world.db)
  return rows[0]!.id
}

const sharedOf = async (world: World) => {
  const calculationId = await calculationOf(world)
  const link = `link-${calculationId}`
  await sql`
    update calculation set link_hash = ${hashOf(link)}, link_until = now() + interval '1 day'
    where id = ${calculationId}`.execute(world.db)
  return link
}

/** Permissions on the calculator: everybody may calculate and send; stored calculations are visible to the project's readers. */
export const calculatorRows = [
  row(calculator.sendCalculation, everybody, (world) => ({
    body: { email: `calculation-${world.accelerator.id}@mail.example`, consent: true as const, inputs },
  })),
  row(calculations.getCalculations, seers, async (world) => ({
    query: { projectId: String(await working(world)) },
  })),
  row(
    calculations.keepCalculation,
    founders,
    async (world) => ({ body: { projectId: await working(world), name: 'Пекарня', inputs } }),
    editing,
  ),
  row(calculations.getCalculation, seers, async (world) => ({
    query: { calculationId: String(await calculationOf(world)) },
  })),
  row(
    calculations.removeCalculation,
    founders,
    async (world) => ({ body: { calculationId: await calculationOf(world) } }),
    editing,
  ),
  row(
    calculations.shareCalculation,
    founders,
    async (world) => ({ body: { calculationId: await calculationOf(world), days: 7 } }),
    editing,
  ),
  row(calculations.getSharedCalculation, everybody, async (world) => ({
    query: { link: await sharedOf(world) },
  })),
  row(calculations.commentCalculation, seers, async (world) => ({
    body: { calculationId: await calculationOf(world), place: 'borrowed' as const, text: 'Откуда сумма?' },
  })),
]
