import { sql } from 'kysely'
import { insertOne } from '../../tests/support/factories/insert.ts'
import type { Scene } from './scene.ts'

type Project = { id: number; leader: string }

type Given = {
  acceleratorId: number
  mentorUid: string
  mentorId: number
  /** A meeting that took place, of the first project. */
  meetingId: number
  projects: readonly [Project, Project, Project]
}

/** Another mentor of the accelerator, who advises otherwise. */
const findOther = async ({ db }: Scene, { acceleratorId, mentorUid }: Given): Promise<number> => {
  const { rows } = await sql<{ uid: string }>`
    select k.person_uid as uid from counted_membership k where k.accelerator_id = ${acceleratorId} and k.role = 'MNT'
      and k.person_uid <> ${mentorUid} order by k.person_uid limit 1`.execute(db)
  return (await insertOne(db, 'mentor', { person_uid: rows[0]!.uid })).id
}

/** What the demo's mentor and a team agreed on, and how the team thanked. */
const agree = async ({ db, calendar }: Scene, { meetingId, mentorUid, projects }: Given): Promise<void> => {
  const tasks = [
    { side: 'TEAM', text: 'Позвонить пяти будущим клиентам и записать их ответы', due: 14, done: false },
    { side: 'TEAM', text: 'Посчитать, сколько клиент теряет без продукта', due: 3, done: true },
    { side: 'MENTOR', text: 'Познакомить с закупщиком торговой сети', due: 7, done: false },
  ] as const
  for (const { side, text, due, done } of tasks)
    await insertOne(db, 'meeting_task', {
      meeting_id: meetingId,
      side,
      text,
      due_day: calendar.day(due),
      created_by: mentorUid,
      created_at: calendar.ago(7),
      ...(done ? { done_at: calendar.ago(2), done_by: projects[0].leader } : {}),
    })
  await db
    .updateTable('mentor_meeting')
    .set({
      rating: 5,
      thanks: 'Спасибо: после встречи мы назначили цену и уже подписали первый договор.',
      thanked_at: calendar.ago(6),
    })
    .where('id', '=', meetingId)
    .execute()
}

/** A question with two opposite pieces of advice, of which one was followed. */
const advise = async (
  { db, calendar }: Scene,
  { acceleratorId, mentorId, projects }: Given,
  other: number,
): Promise<void> => {
  const [{ id: project_id, leader }] = projects
  const { id: question_id } = await insertOne(db, 'mentor_question', {
    project_id,
    accelerator_id: acceleratorId,
    question: 'Начинать продажи с крупных заказчиков или с малого бизнеса?',
    about: 'Провели двенадцать разговоров: крупные готовы платить больше, но согласуют договор полгода.',
    asked_by: leader,
    asked_at: calendar.ago(20),
  })
  const first = await insertOne(db, 'mentor_advice', {
    question_id,
    mentor_id: mentorId,
    advice:
      'Начните с малого бизнеса: за месяц получите десять отзывов, и с ними к крупным пойдёте увереннее.',
    given_at: calendar.ago(18),
    verdict: 'FOLLOWED',
    outcome: 'За месяц шесть договоров. Два клиента согласились, чтобы мы на них ссылались.',
    noted_by: leader,
    noted_at: calendar.ago(3),
  })
  await insertOne(db, 'mentor_advice', {
    question_id,
    mentor_id: other,
    advice:
      'Идите сразу к крупным: один такой договор окупит год работы, а малые клиенты отвлекут поддержкой.',
    against_id: first.id,
    given_at: calendar.ago(15),
  })
  await insertOne(db, 'mentor_question', {
    project_id,
    accelerator_id: acceleratorId,
    question: 'Как поднять цену для тех, кто уже платит?',
    about: 'Первым клиентам мы продали вдвое дешевле, чем продаём сейчас.',
    asked_by: leader,
    asked_at: calendar.ago(1),
  })
}

/** The teams that the demo's mentor accompanies, one that asks, and what came of the work. */
export const mentorProjects = async (scene: Scene, given: Given): Promise<void> => {
  const { db, calendar } = scene
  const { acceleratorId, mentorId, mentorUid, projects } = given
  const other = await findOther(scene, given)
  const pairs = [
    { of: projects[0], mentor_id: mentorId, status: 'AGREED', by_team: true, days: 25 },
    { of: projects[1], mentor_id: mentorId, status: 'AGREED', by_team: false, days: 12 },
    { of: projects[2], mentor_id: mentorId, status: 'ASKED', by_team: true, days: 1 },
    { of: projects[0], mentor_id: other, status: 'AGREED', by_team: false, days: 22 },
  ] as const
  for (const { of, mentor_id, status, by_team, days } of pairs)
    await insertOne(db, 'project_mentor', {
      project_id: of.id,
      mentor_id,
      accelerator_id: acceleratorId,
      by_team,
      message: status === 'ASKED' ? 'Помогите выбрать, с каких заказчиков начинать продажи.' : '',
      status,
      asked_by: of.leader,
      asked_at: calendar.ago(days + 1),
      changed_at: calendar.ago(days),
    })
  // What the mentor knows about is what the first project works on.
  await sql`insert into person_industry (person_uid, value_id)
    select ${mentorUid}, i from project p, unnest(p.industry_ids) i where p.id = ${projects[0].id}
    on conflict do nothing`.execute(db)
  await agree(scene, given)
  await advise(scene, given, other)
}
