import { insertAll } from '../../tests/support/factories/insert.ts'
import type { Person } from '../../tests/support/factories/person.ts'
import { joinWords, memberTexts, vacancyTexts } from './content/vacancies.ts'
import type { Cast } from './people.ts'
import type { Venture } from './projects.ts'
import type { Scene } from './scene.ts'

type Codes = (dictionary: string, codes: readonly string[]) => number[]

/** Dictionary values by their codes; an unknown code stops the seeding. */
const codesOf = async ({ db }: Scene): Promise<Codes> => {
  const rows = await db
    .selectFrom('dictionary_value as v')
    .innerJoin('dictionary as d', 'd.id', 'v.dictionary_id')
    .select(['v.id', 'v.code', 'd.code as dictionary'])
    .execute()
  const ids = new Map(rows.map(({ id, code, dictionary }) => [`${dictionary} ${code}`, id]))
  return (dictionary, codes) =>
    codes.map((code) => {
      const id = ids.get(`${dictionary} ${code}`)
      if (id === undefined) throw new Error(`no value ${code} in ${dictionary}`)
      return id
    })
}

/** Self-descriptions of the members of the initiator's projects. */
const introduce = async ({ db }: Scene, codes: Codes, ventures: readonly Venture[]): Promise<void> => {
  for (const { row, team } of ventures) {
    for (const [i, text] of memberTexts.entries()) {
      const person = team[i + 1]
      if (!person) continue
      const { id } = await db
        .updateTable('project_member')
        .set({
          position: text.position,
          responsibility_area: text.responsibility,
          resume: text.resume,
          additional_info: text.info,
        })
        .where('project_id', '=', row.id)
        .where('person_uid', '=', person.uid)
        .returning('id')
        .executeTakeFirstOrThrow()
      const values = [
        ...codes('PROJECT_ROLES', text.roles),
        ...codes('RESPONSIBILITY_AREAS', text.areas),
        ...codes('COMPETENCIES', text.competencies),
      ]
      await insertAll(
        db,
        'project_member_value',
        values.map((value_id) => ({ member_id: id, value_id })),
      )
    }
  }
}

/** Opens a project's vacancies, with different ages. */
const announce = async (
  { db, calendar }: Scene,
  codes: Codes,
  { row, leader, locale }: Venture,
  plan: { from: number; count: number; age: number },
) => {
  const texts = vacancyTexts[locale]
  // The first Russian one is about a certain project.
  const common = texts.length - 1
  const chosen = Array.from({ length: plan.count }, (_, i) =>
    plan.from + i === 0 ? texts[0]! : texts[1 + ((plan.from + i - 1) % common)]!,
  )
  const made = await insertAll(
    db,
    'vacancy',
    chosen.map(({ name, tasks, workload, role }, i) => ({
      project_id: row.id,
      name,
      tasks,
      workload,
      role_value_id: codes('PROJECT_ROLES', [role])[0]!,
      // The last of three is filled.
      status: i === 2 ? ('CLOSED' as const) : ('OPEN' as const),
      created_by: leader.uid,
      created_at: calendar.ago(plan.age + i),
      updated_at: calendar.ago(plan.age),
    })),
  )
  const named = made.flatMap(({ id }, i) =>
    codes('COMPETENCIES', chosen[i]!.competencies).map((value_id) => ({ vacancy_id: id, value_id })),
  )
  await insertAll(db, 'vacancy_competency', named)
  return made
}

type Asking = {
  venture: Venture
  vacancyId: number | null
  person: Person
  message: string
  age: number
  rejection?: string
}

const ask = ({ db, calendar }: Scene, askings: readonly Asking[]) =>
  insertAll(
    db,
    'project_join_request',
    askings.map(({ venture, vacancyId, person, message, age, rejection }) => ({
      project_id: venture.row.id,
      vacancy_id: vacancyId,
      person_uid: person.uid,
      message,
      status: rejection ? ('REJECTED' as const) : ('CONSIDERATION' as const),
      reason: rejection ?? '',
      created_at: calendar.ago(age),
      decided_by: rejection ? venture.leader.uid : null,
      decided_at: rejection ? calendar.ago(age / 2) : null,
    })),
  )

/** Vacancies, requests to join, and one transfer of a project's lead: each in progress. */
export const recruit = async (scene: Scene, cast: Cast, ventures: readonly Venture[]): Promise<void> => {
  const codes = await codesOf(scene)
  const initiator = cast.accounts.get('ini@demo.example')!
  const own = ventures.filter(({ leader }) => leader === initiator)
  await introduce(scene, codes, own)
  const first = own.find(({ startup }) => startup.name === 'Теплоконтур')
  const second = own.find((venture) => venture !== first)
  if (!first || !second) throw new Error('the initiator has lost a project')
  const [engineer, seller] = await announce(scene, codes, first, { from: 0, count: 3, age: 4 })
  const others = ventures.filter(({ leader, team }) => leader !== initiator && !team.includes(initiator))
  const hiring = others.filter((_, n) => n % 9 === 0)
  const opened: { id: number; venture: Venture }[] = []
  for (const [n, venture] of hiring.entries()) {
    const made = await announce(scene, codes, venture, { from: n + 1, count: 1, age: 2 + n * 3 })
    opened.push(...made.map(({ id }) => ({ id, venture })))
  }
  const strangers = cast.founders.ru.filter((person) => !own.some(({ team }) => team.includes(person)))
  const [anna, boris, vera] = strangers
  const at = (n: number) => opened[n % opened.length]!
  await ask(scene, [
    { venture: first, vacancyId: engineer!.id, person: anna!, message: joinWords.ru[0], age: 0.2 },
    { venture: first, vacancyId: seller!.id, person: boris!, message: joinWords.ru[1], age: 1.5 },
    {
      venture: first,
      vacancyId: null,
      person: vera!,
      message: joinWords.ru[2],
      age: 3,
      rejection: joinWords.rejection,
    },
    { venture: at(0).venture, vacancyId: at(0).id, person: initiator, message: joinWords.ru[2], age: 1 },
    {
      venture: at(1).venture,
      vacancyId: at(1).id,
      person: initiator,
      message: joinWords.ru[1],
      age: 9,
      rejection: joinWords.rejection,
    },
  ])
  await insertAll(scene.db, 'project_leadership_offer', [
    {
      project_id: second.row.id,
      from_uid: initiator.uid,
      to_uid: second.team[1]!.uid,
      created_at: scene.calendar.ago(0.5),
    },
  ])
}
