import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import { scoringResult } from '../../features/reports/domain/scoring.rules.ts'
import { standardScoring } from '../../features/reports/domain/standard-scoring.ts'
import { insertAll, insertOne } from '../../tests/support/factories/insert.ts'
import type { DemoAccelerator } from './accelerators.ts'
import { chanceOf } from './random.ts'
import type { Scene } from './scene.ts'

/** Rows are inserted as one JSON document, so a value may be an object. */
const document = (value: object) => value as { length?: undefined }

/** Numbers of an accelerator's assessed projects, and of those assessed twice. */
const assessed = { projects: 9, twice: 4 }

const evidence = {
  ru: [
    'Подтверждено интервью с клиентами.',
    'Показали договор и акты.',
    'Расчёт приложен к анкете.',
    'Пока со слов руководителя, документов нет.',
    'Видно в анкете и презентации.',
  ],
  en: [
    'Confirmed by customer interviews.',
    'They showed the contract and acceptance papers.',
    'The calculation is attached to the profile.',
    'By the leader’s word so far, no documents.',
    'Seen in the profile and the presentation.',
  ],
} as const

type Assessed = { id: number; by: string }

/** Projects in an accelerator's tracks, oldest first; the assessor is not in their teams. */
const readAssessed = async ({ db }: Scene, { row }: DemoAccelerator): Promise<Assessed[]> => {
  const { rows } = await sql<Assessed>`
    select r.project_id as id, min(m.person_uid::text)::uuid as by from acceleration_request r
    join accelerator_member m on m.accelerator_id = r.accelerator_id and m.role = 'ACC' and not m.blocked
    where r.accelerator_id = ${row.id} and r.status = 'ACCEPT' and not exists (select from project_member o
      where o.project_id = r.project_id and o.person_uid = m.person_uid)
    group by r.project_id order by r.project_id limit ${sql.lit(assessed.projects)}`.execute(db)
  return rows
}

const assess = (
  chance: ReturnType<typeof chanceOf>,
  { locale, by, at, filled }: { locale: 'ru' | 'en'; by: string; at: string; filled: number },
) => {
  const marks = standardScoring
    .flatMap(({ parameters }) => parameters)
    .flatMap(({ code, scale }) => {
      const value = Math.max(0, chance.between(Math.floor(scale / 3), scale))
      return chance.happens(filled)
        ? [
            {
              code,
              value,
              evidence: chance.happens(0.5) ? chance.pick(evidence[locale]) : '',
              byUid: by,
              at,
            },
          ]
        : []
    })
  const result = scoringResult(standardScoring, new Map(marks.map(({ code, value }) => [code, value])))
  return {
    groups: document(standardScoring),
    marks: document(marks),
    total: result.total,
    assessed: result.assessed,
    parameters: result.parameters,
    assessed_by: by,
    assessed_at: at,
  }
}

/** Assessments of projects in the first two accelerators; one was sent to an investor, who opened it. */
export const scoreProjects = async (scene: Scene, houses: readonly DemoAccelerator[]): Promise<void> => {
  const { db, calendar } = scene
  const chance = chanceOf(30_261_129)
  for (const house of houses.slice(0, 2)) {
    const projects = await readAssessed(scene, house)
    const { locale } = house.plan
    const rows = await insertAll(
      db,
      'scoring',
      projects.flatMap(({ id, by }, at) => {
        const shared = { accelerator_id: house.row.id, project_id: id }
        const first = {
          ...shared,
          ...assess(chance, {
            locale,
            by,
            at: calendar.ago(30 - at),
            filled: at < assessed.twice ? 0.7 : 0.95,
          }),
        }
        return at < assessed.twice
          ? [first, { ...shared, ...assess(chance, { locale, by, at: calendar.ago(6 - at), filled: 1 }) }]
          : [first]
      }),
    )
    const [, newest] = rows
    if (!newest) continue
    const link = await insertOne(db, 'scoring_link', {
      scoring_id: newest.id,
      recipient: locale === 'ru' ? 'Инвестиционный комитет' : 'Investment committee',
      link_hash: createHash('sha256').update(`runway-demo-scoring-${house.row.id}`).digest('base64url'),
      until_day: calendar.day(25),
      made_by: newest.assessed_by,
      made_at: calendar.ago(4),
    })
    await insertAll(
      db,
      'scoring_opening',
      [3, 1].map((days) => ({ link_id: link.id, person_uid: null, at: calendar.ago(days) })),
    )
  }
}
