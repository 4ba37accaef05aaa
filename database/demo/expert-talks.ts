import { sql } from 'kysely'
import { insertAll } from '../../tests/support/factories/insert.ts'
import type { Scene } from './scene.ts'

/** History of each review, step by step; comments are at fields required by the task, on days of the work. */
export const addReviewTalks = async ({ db }: Scene): Promise<void> => {
  await sql`insert into audit_entry (accelerator_id, subject, subject_id, action, from_state, to_state, actor_uid, comment, at)
    select j.accelerator_id, 'expert_job', j.id::text, s.action, s.from_state, s.to_state, s.actor, s.comment, s.at
    from expert_job j cross join lateral (values
      ('order', null, 'NEW', j.client_uid, '', j.created_at),
      ('take', 'NEW', 'PROCESS', j.expert_uid, '', j.taken_at),
      ('complete', 'PROCESS', 'COMPLETE', j.expert_uid, '', j.completed_at),
      (case when j.withdrawn then 'withdraw' else 'reject' end, case when j.taken_at is null then 'NEW' else 'PROCESS' end, 'REJECT',
        case when j.withdrawn then j.client_uid else j.expert_uid end, j.reason, j.rejected_at),
      ('acceptResult', null, null, j.client_uid, '', j.accepted_at)) s (action, from_state, to_state, actor, comment, at)
    where s.at is not null order by s.at, j.id`.execute(db)
  await sql`update expert_job_comment c set updated_at = coalesce(j.completed_at, j.taken_at, j.created_at),
      element_code = case when c.element_code is null then null else w.asked -> 0 ->> 'code' end
    from expert_job j join project_trackpoint w on w.id = j.task_id where j.id = c.job_id`.execute(db)
}

/** The expert requests two more days, in the job and in its messages. */
const askForMoreTime = async (
  { db, calendar }: Pick<Scene, 'db' | 'calendar'>,
  jobId: number,
  expertUid: string,
): Promise<void> => {
  await insertAll(db, 'expert_message', [
    {
      job_id: jobId,
      author_uid: expertUid,
      by_expert: true,
      text: 'Запросил ещё два дня. Пока жду лабораторию, проверяю расчёты.',
      created_at: calendar.ago(0.3),
    },
  ])
  await sql`
    with asked as (
      update expert_job set asked_until = greatest(due_on, ${calendar.day(0)}::date) + 2,
        asked_until_reason = 'Жду ответа от отраслевой лаборатории.', asked_until_at = ${calendar.ago(0.4)}
      where id = ${jobId} returning *)
    insert into audit_entry (accelerator_id, subject, subject_id, action, actor_uid, comment, details, at)
    select accelerator_id, 'expert_job', id::text, 'askTerm', expert_uid, asked_until_reason,
      json_build_object('to', to_char(asked_until, 'YYYY-MM-DD')), asked_until_at from asked`.execute(db)
}

/** A short conversation about a review in progress, a pending question to the team, and a request for more time. */
export const talkOfReviews = async ({ db, calendar }: Scene): Promise<void> => {
  const { rows } = await sql<{ id: number; expert: string; client: string; field: string | null }>`
    select j.id, j.expert_uid as expert, j.client_uid as client, w.asked -> 0 ->> 'code' as field
    from expert_job j join person x on x.uid = j.expert_uid join project_trackpoint w on w.id = j.task_id
    where j.status = 'PROCESS' and j.accelerator_id = (select m.accelerator_id from accelerator_member m
      join person p on p.uid = m.person_uid where p.email = 'exp@demo.example' order by m.accelerator_id limit 1)
    order by (x.email = 'exp@demo.example') desc, j.id limit 2`.execute(db)
  const [job, other] = rows
  if (!job) return
  if (other) await askForMoreTime({ db, calendar }, other.id, other.expert)
  await insertAll(db, 'expert_message', [
    {
      job_id: job.id,
      author_uid: job.expert,
      by_expert: true,
      text: 'Добрый день! Смотреть ли расчёты по второму региону или только по региону пилота?',
      created_at: calendar.ago(1.2),
    },
    {
      job_id: job.id,
      author_uid: job.client,
      by_expert: false,
      text: 'Только по региону пилота: второй появится на следующем этапе.',
      created_at: calendar.ago(1),
    },
  ])
  await insertAll(db, 'expert_question', [
    {
      job_id: job.id,
      element_code: job.field,
      text: 'На чём основана цена подписки: были ли платные пилоты?',
      created_at: calendar.ago(0.8),
    },
  ])
}

const suggestedReviews = [
  {
    reason: 'Команда опирается на одно исследование рынка. Перед встречей хотим услышать независимую оценку.',
    expert: 'Отраслевой аналитик',
  },
  {
    reason: 'Проверьте, защищена ли разработка патентом.',
    status: 'DECLINED' as const,
    answer: 'Патентный поиск команда уже заказала сама.',
  },
  { reason: 'Хватит ли мощности опытной установки для первых заказов?', expert: 'Инженер-технолог' },
  { reason: 'Посмотрите договоры с поставщиками.', status: 'WITHDRAWN' as const },
]

/** Reviews that an investor and a mentor suggested to the first accelerator: some pending, one declined, one withdrawn. */
export const suggestReviews = async ({ db, calendar }: Scene): Promise<void> => {
  const { rows } = await sql<{ projectId: number; acceleratorId: number; proposer: string; decider: string }>`
    select "projectId", "acceleratorId", proposer, decider from (
      select distinct q.project_id as "projectId", q.accelerator_id as "acceleratorId", x.uid as proposer, x.email,
        row_number() over (partition by x.uid order by q.project_id) as n,
        (select m.person_uid from accelerator_member m where m.accelerator_id = q.accelerator_id and m.admin
          order by m.person_uid limit 1) as decider
      from (select distinct q.project_id, q.accelerator_id from project_trackpoint w
          join project_track q on q.id = w.project_track_id join project p on p.id = q.project_id
        where w.state = 'DONE_CODE' and q.access_status = 'ALLOWED_TO_WORK' and p.publication_status = 'PUBLISHED'
          and q.accelerator_id = (select m.accelerator_id from accelerator_member m
            join person p on p.uid = m.person_uid where p.email = 'exp@demo.example' order by m.accelerator_id limit 1)) q
        join person x on x.email in ('inv@demo.example', 'mnt@demo.example')
          and not exists (select from project_member m where m.project_id = q.project_id and m.person_uid = x.uid)) s
    where n <= 2 order by s.email, n`.execute(db)
  await insertAll(
    db,
    'expert_suggestion',
    rows.map(({ projectId, acceleratorId, proposer, decider }, i) => {
      const { answer = '', expert = '', status = 'NEW' as const, reason } = suggestedReviews[i]!
      return {
        accelerator_id: acceleratorId,
        project_id: projectId,
        proposer_uid: proposer,
        reason,
        expert,
        created_at: calendar.ago(2 + i),
        status,
        answer,
        decided_by: status === 'NEW' ? null : status === 'WITHDRAWN' ? proposer : decider,
        decided_at: status === 'NEW' ? null : calendar.ago(1),
      }
    }),
  )
}
