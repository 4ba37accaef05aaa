import { sql } from 'kysely'
import { createHash } from 'node:crypto'
import type { OpenTaskState } from '../../features/open-tasks/domain/states.ts'
import { insertAll, insertOne } from '../../tests/support/factories/insert.ts'
import { criteria, form, material, sets, titles } from './content/open-tasks.ts'
import type { Cast } from './people.ts'
import { keep } from './profiles.ts'
import type { Scene } from './scene.ts'

const isSealed = (status: OpenTaskState): boolean =>
  status === 'OPEN' || status === 'CLOSED' || status === 'JUDGED' || status === 'RESULTS'

type Entered = {
  title: string
  answers: never
  project_id?: number | null
  place?: number | null
  score?: number | null
  project_offered_at?: string | null
}

/** SHA-256 of what was sent, as the portal makes it. */
const digestOf = (sent: object): string => createHash('sha256').update(JSON.stringify(sent)).digest('hex')

const readTeam = async ({ db }: Scene, uid: string): Promise<number | null> => {
  const { rows } = await sql<{ id: number }>`
    select p.id from project p where p.leader_uid = ${uid} order by p.id limit 1`.execute(db)
  return rows[0]?.id ?? null
}

/** Open tasks in every state, with entries, a jury, questions, an outage and results. */
export const setOpenTasks = async (scene: Scene, cast: Cast): Promise<void> => {
  const { db, calendar } = scene
  const account = (email: string) => cast.accounts.get(`${email}@demo.example`)!.uid
  const [organiser, participant, founder, expert] = [
    account('htfrn'),
    account('htusr'),
    account('ini'),
    account('exp'),
  ]
  const at = (days: number, time = '15:00') => `${calendar.day(days)}T${time}:00Z`
  const byState = new Map<OpenTaskState, { id: number; until: number }>()
  for (const { title, description, prize, requirements, status, days, reason, late } of sets) {
    const [opens, until, results] = days
    const publishedAt = status === 'DRAFT' || status === 'MODERATION' ? null : calendar.ago(95 - byState.size)
    const task = await insertOne(db, 'open_task', {
      organizer_uid: organiser,
      title,
      description,
      prize,
      requirements: requirements ?? '',
      criteria: (status === 'DRAFT' ? [] : criteria) as never,
      form: form as never,
      opens_at: at(opens, '07:00'),
      entries_until: at(until),
      results_at: at(results, '09:00'),
      time_zone: 'Europe/Moscow',
      late: late ?? 'REFUSE',
      is_blind: true,
      prize_places: 1,
      status,
      reason: reason ?? '',
      published_at: publishedAt,
      first_published_at: publishedAt,
      created_at: calendar.ago(100),
      updated_at: calendar.ago(2),
    })
    if (isSealed(status))
      await insertOne(db, 'open_task_edition', {
        task_id: task.id,
        edition: 1,
        criteria: criteria as never,
        at: at(opens, '07:00'),
      })
    byState.set(status, { id: task.id, until })
  }
  await insertOne(db, 'person_access_flag', { person_uid: organiser, flag: 'ORGANIZER_CREATION' })
  const shared = { person_uid: organiser, created_at: calendar.ago(9) }
  for (const [name, outcome, calls] of [
    ['Форум «Город и тепло»', 'CREATED', [503, 201]],
    ['Хакатон перевозчиков', 'REFUSED', [422]],
    ['Встреча у насосной', 'FAILED', [500, 500]],
  ] as const) {
    const one = await insertOne(db, 'event_organizer', {
      ...shared,
      name,
      email: 'organiser@platform.example',
      outcome,
      attempts: calls.length,
      last_at: calendar.ago(8),
    })
    for (const http_status of calls)
      await insertOne(db, 'event_organizer_call', { organizer_id: one.id, at: calendar.ago(8), http_status })
  }
  const team = await readTeam(scene, founder)
  const enter = async (status: OpenTaskState, uid: string, given: Entered) => {
    const { id, until } = byState.get(status)!
    const submitted = until < 0 ? at(until - 1, '10:00') : calendar.ago(1)
    const entry = await insertOne(db, 'open_task_entry', {
      task_id: id,
      person_uid: uid,
      first_at: submitted,
      submitted_at: submitted,
      ...given,
    })
    await insertOne(db, 'open_task_receipt', {
      task_id: id,
      person_uid: uid,
      entry_id: entry.id,
      deed: 'ENTRY',
      result: 'RECEIVED',
      at: submitted,
      digest: digestOf({ title: given.title, answers: given.answers, projectId: given.project_id ?? null }),
    })
    return entry
  }
  const answers = (text: string, link: string | null = null) =>
    [text, link, 'Прототип', { amount: '180000', currency: 'RUB' }, calendar.day(40)] as never
  await enter('OPEN', participant, {
    title: 'Тепловая карта по счётчикам',
    answers: answers(
      'Сравниваем показания счётчиков соседних домов и погоду: дом, который греется хуже, виден без выезда.',
      'https://prototype.example/heat',
    ),
  })
  await enter('OPEN', founder, {
    project_id: team,
    title: 'Облёт с тепловизором за одну ночь',
    answers: answers('Один облёт квартала, снимки сводятся в карту потерь по фасадам.'),
  })
  await insertOne(db, 'open_task_receipt', {
    task_id: byState.get('APPROVED')!.id,
    person_uid: participant,
    deed: 'ENTRY',
    result: 'REFUSED',
    refusal: 'NOT_OPEN',
    at: calendar.ago(1),
    digest: digestOf({
      title: 'Помощник, который переспрашивает',
      answers: answers('Неуверенный ответ помощник заменяет вопросом.'),
      projectId: null,
    }),
  })
  await insertAll(db, 'open_task_question', [
    {
      task_id: byState.get('OPEN')!.id,
      person_uid: participant,
      question: 'Можно ли использовать показания счётчиков за прошлую зиму?',
      asked_at: calendar.ago(5),
      answer: 'Да, они приложены к задаче без адресов квартир.',
      answered_at: calendar.ago(4),
    },
    {
      task_id: byState.get('OPEN')!.id,
      person_uid: founder,
      question: 'Кто согласует облёт над жилыми домами?',
      asked_at: calendar.ago(1),
      answer: '',
      answered_at: null,
    },
  ])
  await insertOne(db, 'open_task_outage', {
    task_id: byState.get('OPEN')!.id,
    from_at: at(-3, '08:00'),
    to_at: at(-3, '09:30'),
    reason: 'Плановая замена оборудования затянулась, портал не открывался.',
    recorded_by: account('htadm'),
    recorded_at: calendar.ago(2),
    until_before: at(6, '13:30'),
    until_after: at(6, '15:00'),
  })
  const jurors = new Map<OpenTaskState, number>()
  for (const status of ['OPEN', 'CLOSED', 'JUDGED', 'RESULTS'] as const)
    jurors.set(
      status,
      (await insertOne(db, 'open_task_juror', { task_id: byState.get(status)!.id, person_uid: expert })).id,
    )
  // Of the challenge whose places are frozen two jurors scored, and are far apart about an entry.
  const second = await insertOne(db, 'open_task_juror', {
    task_id: byState.get('JUDGED')!.id,
    person_uid: account('mnt'),
  })
  for (const status of ['CLOSED', 'JUDGED', 'RESULTS'] as const) {
    const placed = status === 'CLOSED' ? [null, null] : [1, 2]
    const scored = [
      [9, 8, 7],
      [6, 7, 8],
    ]
    for (const [place, uid] of [participant, founder].entries()) {
      const entry = await enter(status, uid, {
        project_id: uid === founder ? team : null,
        title: titles[status]![place]!,
        answers: answers('Собрали прототип и проверили его на данных заказчика.'),
        place: placed[place],
        score: placed[place] === null ? null : place === 0 ? 8.3 : status === 'JUDGED' ? 8.1 : 6.7,
        // The winner was offered a project and has yet to decide.
        project_offered_at: status === 'RESULTS' && place === 0 ? calendar.ago(1) : null,
      })
      if (status !== 'CLOSED' || place === 0)
        await insertOne(db, 'open_task_score', {
          juror_id: jurors.get(status)!,
          entry_id: entry.id,
          edition: 1,
          scores: scored[place] as never,
          comment: place === 0 ? 'Проверено на деле, расчёт понятен.' : '',
        })
      else
        await insertOne(db, 'open_task_conflict', {
          juror_id: jurors.get(status)!,
          entry_id: entry.id,
          reason: '',
          reasons: ['SAME_EMPLOYER'],
        })
      if (status === 'JUDGED')
        await insertOne(db, 'open_task_score', {
          juror_id: second.id,
          entry_id: entry.id,
          edition: 1,
          scores: (place === 0 ? [9, 8, 7] : [10, 9, 9]) as never,
          comment: place === 0 ? '' : 'Эталон не нужно обучать: это дороже точности.',
        })
    }
  }
  const open = byState.get('OPEN')!.id
  const fileId = await keep(scene, {
    person: cast.accounts.get('htfrn@demo.example')!,
    entity: 'OPEN_TASK',
    name: material.name,
    mime: material.mime,
    bytes: Buffer.from(`\uFEFF${material.text}`),
  })
  if (fileId)
    await insertOne(db, 'open_task_material', { task_id: open, file_id: fileId, name: material.name })
  await insertAll(db, 'open_task_change', [
    {
      task_id: open,
      changed_by: organiser,
      changed_at: calendar.ago(6),
      before: { title: 'Найти, где дом теряет тепло' } as never,
      after: { title: 'Утеплим ваш дом недорого' } as never,
      decided_by: account('htadm'),
      decided_at: calendar.ago(5),
      is_kept: false,
      reason: 'Название обещает услугу, а не задачу.',
    },
    {
      task_id: open,
      changed_by: organiser,
      changed_at: calendar.ago(1),
      before: { prize: '300 000 ₽' } as never,
      after: { prize: '300 000 ₽ и пилот на трёх домах' } as never,
      decided_by: null,
      decided_at: null,
      is_kept: null,
      reason: '',
    },
  ])
}
