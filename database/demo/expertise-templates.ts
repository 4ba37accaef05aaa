import { sql } from 'kysely'
import { missingAnswers, totalsOf } from '../../features/expertise/domain/review-template.rules.ts'
import { insertAll, insertOne } from '../../tests/support/factories/insert.ts'
import { expertiseTree } from './content/expertise-template.ts'
import { longestWait } from './expertise.ts'
import type { Scene } from './scene.ts'
import type { Chore, Work } from './work.ts'

type Answers = Record<string, number | string | boolean>
type Written = { expert: number; status: 'COMPLETE' | 'PROCESS'; answers: Answers; shown?: boolean }

const advice = 'Поговорить с десятью клиентами до следующего этапа.'
const judged = (
  [r_market, r_product, r_team, r_money]: [number, number, number, number],
  more: Answers = {},
): Answers => ({ r_market, r_product, r_team, r_money, r_ethics: 3, r_advice: advice, ...more })

/** Two experts who disagree about a pending submission. */
const apart: Written[] = [
  {
    expert: 0,
    status: 'COMPLETE',
    answers: judged([2, 2, 3, 2], {
      r_advice: 'Пересчитать рынок: сейчас он оценён сверху вниз.',
      r_next: false,
    }),
  },
  {
    expert: 1,
    status: 'COMPLETE',
    answers: judged([5, 4, 4, 3], { r_strong: 'Первые продажи уже есть.', r_next: true }),
  },
]

/** Earlier reviews by two experts: the first one is stricter. */
const together: Written[][] = [
  [judged([2, 3, 3, 2]), judged([3, 3, 4, 3])],
  [judged([3, 2, 4, 3]), judged([4, 3, 4, 3], { r_ethics: 'CANNOT_JUDGE' })],
  [judged([3, 3, 3, 3]), judged([4, 4, 4, 4])],
].map((pair) =>
  pair.map((answers, expert) => ({ expert, status: 'COMPLETE' as const, answers, shown: expert === 1 })),
)

/** In progress: some questions are answered. */
const begun: Written = { expert: 0, status: 'PROCESS', answers: { r_market: 4, r_product: 'CANNOT_JUDGE' } }

const addTemplate = async ({ db, calendar }: Scene): Promise<number> => {
  const { id } = await insertOne(db, 'profile_template', {
    name: 'Экспертиза задания',
    description: 'Четыре критерия с весами, отдельно этика, и что сделать в первую очередь.',
    purpose: 'EXPERTISE',
    created_at: calendar.ago(120),
  })
  const version = await insertOne(db, 'profile_template_version', {
    template_id: id,
    number: 1,
    status: 'ACTIVE',
    tree: expertiseTree(),
    updated_at: calendar.ago(118),
    published_at: calendar.ago(118),
  })
  return version.id
}

/** Reviews by the first accelerator's template: some that agree, two that disagree, and one in progress. */
export const reviewByTemplate = async (scene: Scene, works: readonly Work[]): Promise<void> => {
  const { db, calendar } = scene
  const versionId = await addTemplate(scene)
  const tree = expertiseTree()
  const first = works.filter((work) => work.filed.lane.house.plan.name === 'Северный старт')
  const house = first[0]!.filed.lane.house
  const { rows } = await sql<{ id: number }>`
    select distinct task_id as id from expert_job where status in ('NEW', 'PROCESS')`.execute(db)
  const taken = new Set(rows.map(({ id }) => id))
  // Nobody goes on with reviews of blocked work.
  const inState = (state: string): Chore[] =>
    first
      .filter(({ blocked }) => !blocked)
      .flatMap(({ chores }) => chores.filter(({ row }) => row.state === state && !taken.has(row.id)))
  const [waiting, accepted] = [inState('DONE_CODE'), inState('ACCEPT_CODE').toReversed()]
  const write = async (chore: Chore | undefined, { expert, status, answers, shown = false }: Written) => {
    if (!chore) throw new Error('the demo has too few tasks to review')
    const day = (chore.plan.steps.findLast(({ action }) => action === 'complete')?.day ?? 1) * 0.95
    const isDone = status === 'COMPLETE'
    if (isDone && missingAnswers(tree, answers).length > 0) throw new Error('a review lacks an answer')
    const job = await insertOne(db, 'expert_job', {
      accelerator_id: house.row.id,
      task_id: chore.row.id,
      expert_uid: house.experts[expert]!.uid,
      client_uid: (house.team[0] ?? house.admins[0])!.uid,
      status,
      result_type: 'TEMPLATE',
      template_version_id: versionId,
      score: isDone ? (totalsOf(tree, answers).weighted?.toFixed(2) ?? null) : null,
      due_on: calendar.day(-day + 10),
      visible_to_team: shown,
      handed_in_at: calendar.ago(day),
      created_at: calendar.ago(day),
      taken_at: calendar.ago(day * 0.8),
      completed_at: isDone ? calendar.ago(Math.min(day * 0.5, longestWait)) : null,
    })
    await insertAll(
      db,
      'expert_job_value',
      Object.entries(answers).map(([element_code, value]) => ({
        job_id: job.id,
        element_code,
        value: value as never,
      })),
    )
  }
  for (const review of apart) await write(waiting[0], review)
  await write(waiting[1], begun)
  for (const [at, reviews] of together.entries())
    for (const review of reviews) await write(accepted[at], review)
}
