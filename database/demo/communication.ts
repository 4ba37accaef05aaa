import { sql } from 'kysely'
import { insertAll, insertOne } from '../../tests/support/factories/insert.ts'
import type { DemoAccelerator } from './accelerators.ts'
import type { Cast } from './people.ts'
import type { Scene } from './scene.ts'

/** Versions of notification texts that the demo's accelerator and the portal have customised. */
const changeWords = async (
  { db, calendar }: Scene,
  cast: Cast,
  { row, admins }: DemoAccelerator,
): Promise<void> => {
  const task = {
    code: 'TASK_RETURNED',
    subject_en: 'Please revise “{{task}}”',
    body_en: 'Project “{{project}}”, task “{{task}}”. What to change: {{comment}}',
    subject_ru: 'Задание «{{task}}» возвращено на доработку: посмотрите, что поправить',
    accelerator_id: row.id,
    created_by: admins[0]!.uid,
  }
  await insertAll(db, 'notification_template', [
    {
      ...task,
      body_ru: 'Проект «{{project}}», задание «{{task}}»: {{comment}}',
      version: 1,
      is_current: false,
      created_at: calendar.ago(40),
    },
    {
      ...task,
      body_ru: 'Проект «{{project}}», задание «{{task}}». Что доработать: {{comment}}',
      version: 2,
      is_current: true,
      created_at: calendar.ago(12),
    },
    {
      code: 'PERSON_UNBLOCKED',
      subject_ru: 'Доступ к порталу снова открыт',
      body_ru: 'Ваша учётная запись снова работает. Если что-то не получается, напишите нам.',
      subject_en: 'Your access to the portal is open again',
      body_en: 'Your account works again. Write to us if anything doesn’t.',
      accelerator_id: null,
      created_by: cast.accounts.get('admin@demo.example')!.uid,
      version: 1,
      is_current: true,
      created_at: calendar.ago(70),
    },
  ])
}

/** A message to the leaders of some projects, with the result for each. */
const writeToLeaders = async (
  { db, calendar }: Scene,
  { row, admins }: DemoAccelerator,
  message: { subject: string; body: string; days: number; state: 'DRAFT' | 'PLANNED' | 'STOPPED' | 'SENT' },
): Promise<void> => {
  const { subject, body, days, state } = message
  const at = calendar.ago(days)
  const isOff = state === 'STOPPED' || state === 'SENT'
  const { id } = await insertOne(db, 'mass_message', {
    accelerator_id: row.id,
    author_uid: admins[0]!.uid,
    list: 'listProjectsInWork',
    search: '',
    audience: 'LEADERS',
    subject: state === 'DRAFT' ? '' : subject,
    body: state === 'DRAFT' ? '' : body,
    created_at: at,
    started_at: state === 'DRAFT' ? null : at,
    stopped_at: state === 'STOPPED' ? at : null,
    finished_at: state === 'SENT' ? at : null,
  })
  await sql`
    insert into mass_message_recipient (message_id, person_uid, project_id, params, left_out, due_at, sent_at)
    select ${id}, p.leader_uid, min(p.id), jsonb_build_object('name', max(u.first_name), 'projects', jsonb_agg(distinct p.name)),
      case when row_number() over (order by p.leader_uid) = 2 then 'SWITCHED_OFF' end,
      ${state === 'DRAFT' ? null : state === 'PLANNED' ? calendar.day(3) : at}::timestamptz,
      case when ${isOff} and row_number() over (order by p.leader_uid) <> 2
        and (${state === 'SENT'} or row_number() over (order by p.leader_uid) < 5) then ${at}::timestamptz end
    from acceleration_request r join project p on p.id = r.project_id join person u on u.uid = p.leader_uid
    where r.accelerator_id = ${row.id} and r.status = 'ACCEPT' group by p.leader_uid order by p.leader_uid limit 12`.execute(
    db,
  )
}

const remind = async ({ db, calendar }: Scene, { row, admins }: DemoAccelerator): Promise<void> => {
  const shared = {
    accelerator_id: row.id,
    created_by: admins[0]!.uid,
    changed_at: calendar.ago(30),
    escalate_days: null as number | null,
    active: true,
  }
  await insertAll(db, 'reminder_rule', [
    { ...shared, kind: 'TASK', days: -3, audiences: ['ASSIGNED', 'TRACKER'], escalate_days: 5 },
    { ...shared, kind: 'TASK', days: 1, audiences: ['ASSIGNED'] },
    { ...shared, kind: 'INTAKE', days: -2, audiences: ['ASSIGNED'] },
    { ...shared, kind: 'INVITATION', days: -3, audiences: ['ASSIGNED'], active: false },
  ])
}

const threads = [
  {
    status: 'NEW',
    guest: true,
    subject: 'Как подать заявку без проекта?',
    body: 'Хочу подать заявку, но проекта на портале у меня ещё нет. С чего начать?',
    answer: '',
    days: 0.3,
  },
  {
    status: 'WORK',
    guest: false,
    subject: 'Не открывается презентация',
    body: 'Файл загрузился, но при открытии пустая страница.',
    answer: '',
    days: 1,
  },
  {
    status: 'ANSWERED',
    guest: false,
    subject: 'Можно ли сменить руководителя проекта?',
    body: 'Я выхожу из команды и хочу передать руководство.',
    answer: 'Да: откройте проект, вкладку «Команда», и выберите «Передать руководство».',
    days: 4,
  },
  {
    status: 'CLOSED',
    guest: false,
    subject: 'Не приходит письмо',
    body: 'Письмо с подтверждением не пришло.',
    answer: 'Письмо лежало в папке «Спам»: отметьте его как нужное.',
    days: 20,
  },
] as const

const answerRequests = async ({ db, calendar }: Scene, cast: Cast): Promise<void> => {
  const admin = cast.accounts.get('admin@demo.example')!
  const founder = cast.accounts.get('ini@demo.example')!
  for (const { status, guest, subject, body, answer, days } of threads) {
    const { id } = await insertOne(db, 'support_thread', {
      person_uid: guest ? null : founder.uid,
      guest_email: guest ? 'guest@people.example' : null,
      guest_name: guest ? 'Ольга' : '',
      locale: 'ru',
      subject,
      status,
      owner_uid: status === 'NEW' ? null : admin.uid,
      created_at: calendar.ago(days),
      changed_at: calendar.ago(days),
    })
    await insertOne(db, 'support_message', {
      thread_id: id,
      author_uid: guest ? null : founder.uid,
      by_staff: false,
      body,
      created_at: calendar.ago(days),
    })
    if (answer)
      await insertOne(db, 'support_message', {
        thread_id: id,
        author_uid: admin.uid,
        by_staff: true,
        body: answer,
        created_at: calendar.ago(days - 0.2),
      })
  }
  await insertAll(db, 'support_text', [
    {
      title: 'Письмо в «Спаме»',
      body: 'Проверьте папку «Спам»: письма портала приходят с его адреса.',
      changed_by: admin.uid,
    },
    {
      title: 'Размер файла',
      body: 'Файл может занимать до 10 МБ. Сожмите его или разделите на части.',
      changed_by: admin.uid,
    },
  ])
}

/** Communication of the demo's accelerator and the portal: notification texts, messages to lists, reminders, answers. */
export const writeToPeople = async (
  scene: Scene,
  cast: Cast,
  houses: readonly DemoAccelerator[],
): Promise<void> => {
  const administrator = cast.accounts.get('acc-admin@demo.example')!
  const house = houses.find(({ admins }) => admins.some(({ uid }) => uid === administrator.uid)) ?? houses[0]!
  await changeWords(scene, cast, house)
  const body =
    'Здравствуйте, {{name}}! В проекте {{project}} скоро промежуточный отчёт: обновите показатели до пятницы.'
  await writeToLeaders(scene, house, { subject: 'Промежуточный отчёт', body, days: 9, state: 'SENT' })
  await writeToLeaders(scene, house, { subject: 'Встреча с инвесторами', body, days: 5, state: 'STOPPED' })
  await writeToLeaders(scene, house, { subject: 'Итоги месяца', body, days: 1, state: 'PLANNED' })
  await writeToLeaders(scene, house, { subject: '', body: '', days: 0.2, state: 'DRAFT' })
  await remind(scene, house)
  await answerRequests(scene, cast)
}
