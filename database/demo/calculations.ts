import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import type { ExampleKey } from '../../features/calculator/domain/example-keys.ts'
import { exampleOf } from '../../features/calculator/domain/examples.ts'
import en from '../../features/calculator/texts/en.json' with { type: 'json' }
import ru from '../../features/calculator/texts/ru.json' with { type: 'json' }
import { insertAll, insertOne } from '../../tests/support/factories/insert.ts'
import type { DemoAccelerator } from './accelerators.ts'
import type { Scene } from './scene.ts'

/** A text of the calculator by its key, `examples.rows.rent`. */
const textOf = (texts: object, key: string): string =>
  key.split('.').reduce<unknown>((node, part) => (node as Record<string, unknown>)[part], texts) as string

const plans: readonly { key: ExampleKey; names: { ru: string; en: string }; age: number }[] = [
  { key: 'subscription', names: { ru: 'Осторожный план', en: 'Cautious plan' }, age: 40 },
  { key: 'subscription', names: { ru: 'План с наймом продавцов', en: 'Plan with a sales team' }, age: 12 },
  { key: 'services', names: { ru: 'Если останемся бюро', en: 'If we stay a studio' }, age: 5 },
]

const remarks = {
  ru: { place: 'income', text: 'На чём основан рост со второго года? Покажите договоры или воронку.' },
  en: {
    place: 'income',
    text: 'What is the growth from the second year based on? Show contracts or the funnel.',
  },
} as const

type Working = { id: number; name: string; leader: string; tracker: string | null }

/**
 * Saves calculations for up to three projects of each accelerator: several versions to compare, one shared by a link,
 * and one with a question from the tracker.
 */
export const keepCalculations = async (
  { db, calendar }: Scene,
  houses: readonly DemoAccelerator[],
): Promise<void> => {
  for (const house of houses) {
    const { locale } = house.plan
    const { rows } = await sql<Working>`
      select p.id, p.name, p.leader_uid as leader, (array_agg(q.tracker_uid) filter (where q.tracker_uid is not null))[1] as tracker
      from project p join project_track q on q.project_id = p.id join track t on t.id = q.track_id
      join programme g on g.id = t.programme_id
      where g.accelerator_id = ${house.row.id} and p.leader_uid is not null
      group by p.id
      -- Who looks around as a founder finds some on a project of theirs.
      order by p.leader_uid <> (select uid from person where email = 'ini@demo.example'), p.id limit 3`.execute(
      db,
    )
    for (const [n, { id, name, leader, tracker }] of rows.entries()) {
      for (const [v, plan] of plans.slice(0, 3 - n).entries()) {
        const year = new Date(calendar.ago(0)).getUTCFullYear()
        const inputs = exampleOf(plan.key, year, (key) =>
          textOf(locale === 'ru' ? ru : en, `examples.${key}`),
        )
        const calculation = await insertOne(db, 'calculation', {
          project_id: id,
          name: plan.names[locale],
          inputs: { ...inputs, name } as never,
          author_uid: leader,
          created_at: calendar.ago(plan.age),
          ...(n === 0 && v === 1
            ? {
                link_hash: createHash('sha256').update(`runway-demo-calculation-${id}`).digest('base64url'),
                link_until: calendar.ago(-20),
              }
            : {}),
        })
        if (v === 0 && tracker !== null)
          await insertAll(db, 'calculation_comment', [
            {
              calculation_id: calculation.id,
              ...remarks[locale],
              author_uid: tracker,
              created_at: calendar.ago(plan.age - 2),
            },
          ])
      }
    }
  }
}
