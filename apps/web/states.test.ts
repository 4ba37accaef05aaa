import { expect, test } from 'vitest'
import { machines } from '#platform/domain/machine.ts'
import type { StateTable, StateTone } from '#platform/domain/state-table.ts'

type Texts = { [key: string]: string | Texts }

const tables = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<Record<string, unknown>>(
      ['../../features/*/domain/state-tables.ts', '../../platform/domain/hook-states.ts'],
      { eager: true },
    ),
  ),
) as Record<string, StateTable> & { contentStateTables: Record<string, StateTable> }

import.meta.glob('../../features/*/domain/*.machine.ts', { eager: true })

const texts = import.meta.glob<Texts>(['../../features/*/texts/*.json', '../../platform/web/texts/*.json'], {
  eager: true,
  import: 'default',
})

const featureOf = (path: string): string =>
  path.includes('/platform/') ? 'platform' : (path.split('/').at(-3) ?? '')

const groupAt = (language: 'ru' | 'en', { words }: StateTable): Texts => {
  const [feature, group = ''] = words.split(':')
  const folder = feature === 'platform' ? 'platform/web' : `features/${feature}`
  const file = texts[`../../${folder}/texts/${language}.json`] ?? {}
  return group.split('.').reduce<Texts>((found, key) => (found[key] ?? {}) as Texts, file)
}

type Row = readonly [en: string, ru: string, tone: StateTone]
type Rows = Readonly<Record<string, Row>>

/** A requested decision, in the grammatical gender of the request. */
const decided = (accepted: string, rejected: string, withdrawn: string) =>
  [
    ['Awaiting decision', 'Ждёт решения', 'new'],
    ['Accepted', accepted, 'accepted'],
    ['Rejected', rejected, 'rejected'],
    ['Withdrawn', withdrawn, 'blocked'],
  ] as const

const coded = (codes: readonly string[], rows: readonly Row[]): Rows =>
  Object.fromEntries(codes.map((code, at) => [code, rows[at] ?? (['', '', 'new'] as const)]))

const request = ['CONSIDERATION', 'ACCEPTED', 'REJECTED', 'REVOKED']

const content = (published: string): Rows => ({
  DRAFT: ['Draft', 'Черновик', 'work'],
  PUBLISHED: ['Published', published, 'accepted'],
  ARCHIVE: ['Archived', 'В архиве', 'blocked'],
})

const archivable: Rows = {
  ACTIVE: ['Active', 'Действует', 'accepted'],
  ARCHIVE: ['Archived', 'В архиве', 'blocked'],
}

/** The name and colour of each state, in both languages. */
const expected: Record<string, Rows> = {
  taskStateTable: {
    NOT_STARTED: ['Not started', 'Не начато', 'new'],
    PROCESS_CODE: ['In progress', 'В работе', 'work'],
    START: ['In revision', 'На доработке', 'work'],
    DONE_CODE: ['In review', 'На проверке', 'done'],
    ACCEPT_CODE: ['Accepted', 'Принято', 'accepted'],
    DISCARD_CODE: ['Rejected', 'Отклонено', 'rejected'],
    AUTO_SELECT_PASS: ['Passed selection', 'Отбор пройден', 'done'],
    AUTO_SELECT_FAIL: ['Not selected', 'Отбор не пройден', 'rejected'],
  },
  workStateTable: {
    ALLOWED_TO_WORK: ['Active', 'На треке', 'work'],
    BLOCKED: ['Blocked', 'Заблокирован', 'blocked'],
    TRANSFERRED: ['Transferred', 'Переведён', 'blocked'],
    FINISHED: ['Track completed', 'Трек пройден', 'accepted'],
  },
  requestStateTable: coded(
    ['NEW', 'ACCEPT', 'REJECT', 'CANCEL'],
    decided('Принята', 'Отклонена', 'Отозвана'),
  ),
  teamRequestStateTable: coded(request, decided('Принята', 'Отклонена', 'Отозвана')),
  joinRequestStateTable: coded(request, decided('Принят', 'Отклонён', 'Отозван')),
  roleRequestStateTable: coded(request, decided('Принят', 'Отклонён', 'Отозван')),
  erasureStateTable: coded(
    ['ASKED', 'APPROVED', 'REJECTED', 'WITHDRAWN'],
    decided('Принят', 'Отклонён', 'Отозван'),
  ),
  approvalStateTable: {
    ON_COORDINATION: ['Awaiting approval', 'Ждёт подтверждения', 'new'],
    COORDINATED: ['Approved', 'Подтверждён', 'accepted'],
    REJECTED: ['Rejected', 'Отклонён', 'rejected'],
    REVOKED: ['Withdrawn', 'Отозван', 'blocked'],
  },
  adaptationPlanStateTable: {
    NOT_ASSIGNED: ['Not assigned', 'Не назначен', 'new'],
    ASSIGNED: ['Assigned', 'Назначен', 'work'],
    COMPLETED: ['Completed', 'Выполнен', 'accepted'],
    UNAVAILABLE: ['Unavailable', 'Недоступен', 'blocked'],
  },
  proposalStateTable: {
    NEW: ['Awaiting decision', 'Ждёт решения', 'new'],
    ACCEPTED: ['Accepted', 'Принято', 'accepted'],
    DECLINED: ['Declined', 'Отклонено', 'rejected'],
    WITHDRAWN: ['Withdrawn', 'Отозвано', 'blocked'],
  },
  technologyStateTable: { DRAFT: ['Draft', 'Черновик', 'work'], ...archivable },
  dealStateTable: {
    INTEREST: ['Interest', 'Интерес', 'new'],
    OFFERED: ['Offer', 'Предложение', 'work'],
    TERMS: ['Terms', 'Условия', 'work'],
    INVESTED: ['Invested', 'Вложено', 'accepted'],
    PASSED: ['Passed', 'Отказ', 'blocked'],
  },
  firmInvitationStateTable: {
    SENT: ['Awaiting answer', 'Ждёт ответа', 'new'],
    ACCEPTED: ['Accepted', 'Принято', 'accepted'],
    DECLINED: ['Declined', 'Отказ', 'rejected'],
    REVOKED: ['Withdrawn', 'Отозвано', 'blocked'],
  },
  messageReportStateTable: {
    OPEN: ['Open', 'Открыта', 'new'],
    SETTLED: ['Resolved', 'Рассмотрена', 'accepted'],
  },
  pipelineStageTable: {
    WATCHING: ['Watching', 'Смотрю', 'new'],
    CONTACTED: ['Contacted', 'На связи', 'work'],
    STUDYING: ['Studying', 'Изучаю', 'work'],
    TERMS: ['Terms', 'Условия', 'done'],
    INVESTED: ['Invested', 'Вложено', 'accepted'],
    PASSED: ['Passed', 'Отказ', 'blocked'],
  },
  dataRequestStateTable: {
    NEW: ['With the accelerator', 'У акселератора', 'new'],
    PASSED: ['With the team', 'У команды', 'work'],
    DECLINED: ['Declined by the accelerator', 'Отклонён акселератором', 'rejected'],
    GRANTED: ['Room open', 'Комната открыта', 'accepted'],
    REFUSED: ['Refused by the team', 'Команда отказала', 'rejected'],
    REVOKED: ['Room closed', 'Комната закрыта', 'blocked'],
    WITHDRAWN: ['Withdrawn', 'Отозван', 'blocked'],
  },
  supportStateTable: {
    NEW: ['New', 'Новое', 'new'],
    WORK: ['In progress', 'В работе', 'work'],
    ANSWERED: ['Answered', 'Есть ответ', 'accepted'],
    CLOSED: ['Closed', 'Закрыто', 'blocked'],
  },
  answerMailStateTable: {
    WAITING: ['Being sent', 'Отправляется', 'new'],
    SENT: ['Sent', 'Отправлено', 'accepted'],
    UNDELIVERED: ['Not delivered', 'Не доставлено', 'rejected'],
  },
  massMessageStateTable: {
    DRAFT: ['Draft', 'Черновик', 'work'],
    PLANNED: ['Planned', 'Запланировано', 'new'],
    SENDING: ['Sending', 'Отправляется', 'work'],
    STOPPED: ['Stopped', 'Остановлено', 'blocked'],
    SENT: ['Sent', 'Отправлено', 'accepted'],
  },
  recipientStateTable: {
    LEFT_OUT: ['Left out', 'Не получит', 'blocked'],
    WAITING: ['Waiting', 'Ждёт', 'new'],
    READ: ['Read', 'Прочитано', 'accepted'],
    EMAIL_FAILED: ['Email failed', 'Письмо не дошло', 'rejected'],
    EMAILED: ['Emailed', 'Письмо отправлено', 'accepted'],
    IN_INBOX: ['In the inbox', 'Во входящих', 'work'],
  },
  announcementStateTable: {
    DRAFT: ['Draft', 'Черновик', 'work'],
    PUBLISHED: ['Published', 'Опубликовано', 'accepted'],
    WITHDRAWN: ['Withdrawn', 'Снято', 'blocked'],
  },
  maintenanceStateTable: {
    PLANNED: ['Announced', 'Объявлены', 'work'],
    CANCELLED: ['Cancelled', 'Отменены', 'blocked'],
  },
  heldEventStateTable: {
    DRAFT: ['Draft', 'Черновик', 'work'],
    PUBLISHED: ['Published', 'Опубликовано', 'accepted'],
    CANCELLED: ['Cancelled', 'Отменено', 'rejected'],
    OVER: ['Over', 'Прошло', 'blocked'],
  },
  openTaskStateTable: {
    DRAFT: ['Draft', 'Черновик', 'work'],
    MODERATION: ['Awaiting approval', 'Ждёт подтверждения', 'new'],
    APPROVED: ['Announced', 'Объявлена', 'new'],
    OPEN: ['Entries open', 'Приём решений', 'accepted'],
    CLOSED: ['Judging', 'Оценка', 'work'],
    JUDGED: ['Judged', 'Оценена', 'done'],
    RESULTS: ['Results out', 'Итоги объявлены', 'accepted'],
    CANCELLED: ['Cancelled', 'Отменена', 'rejected'],
  },
  entryStandingTable: {
    IN_TIME: ['In competition', 'В конкурсе', 'accepted'],
    LATE: ['Late, out of competition', 'С опозданием, вне конкурса', 'work'],
    WITHDRAWN: ['Withdrawn', 'Отозвано', 'blocked'],
  },
  organizerOutcomeTable: {
    WAITING: ['Waiting for the platform', 'Ждёт ответа площадки', 'work'],
    CREATED: ['Created', 'Создан', 'accepted'],
    REFUSED: ['Rejected by the platform', 'Отклонён площадкой', 'rejected'],
    FAILED: ['No answer', 'Нет ответа', 'rejected'],
  },
  projectOfferTable: {
    OFFERED: ['Awaiting the winner', 'Ждёт победителя', 'new'],
    ACCEPTED: ['Created', 'Создан', 'accepted'],
    DECLINED: ['Declined', 'Отказ', 'blocked'],
  },
  receiptResultTable: {
    RECEIVED: ['Received', 'Принято', 'accepted'],
    LATE: ['Received late', 'Принято с опозданием', 'work'],
    REFUSED: ['Refused', 'Не принято', 'rejected'],
  },
  eventInvitationStateTable: {
    REQUESTED: ['Awaiting decision', 'Ждёт решения', 'new'],
    INVITED: ['Awaiting answer', 'Ждёт ответа', 'new'],
    WAITING: ['On the waiting list', 'В листе ожидания', 'work'],
    OFFERED: ['Place offered', 'Место предложено', 'new'],
    ACCEPTED: ['Coming', 'Придёт', 'accepted'],
    DECLINED: ['Declined', 'Отказ', 'rejected'],
    REFUSED: ['Rejected', 'Отклонён', 'rejected'],
    WITHDRAWN: ['Withdrawn', 'Отозвано', 'blocked'],
    EXPIRED: ['Expired', 'Срок истёк', 'blocked'],
    ATTENDED: ['Attended', 'Был', 'accepted'],
    MISSED: ['Didn’t come', 'Не был', 'rejected'],
  },
  eventGuestStateTable: {
    PENDING: ['Awaiting confirmation', 'Ждёт подтверждения', 'new'],
    CONFIRMED: ['Coming', 'Придёт', 'accepted'],
    WAITING: ['On the waiting list', 'В листе ожидания', 'work'],
    CANCELLED: ['Cancelled', 'Отменил', 'blocked'],
    REMOVED: ['Removed by organiser', 'Снят организатором', 'rejected'],
    ATTENDED: ['Attended', 'Был', 'accepted'],
    MISSED: ['Didn’t come', 'Не был', 'rejected'],
  },
  meetingStateTable: {
    BOOKED: ['Booked', 'Назначена', 'work'],
    CANCELLED: ['Cancelled', 'Отменена', 'blocked'],
    HELD: ['Took place', 'Состоялась', 'accepted'],
    MISSED: ['Didn’t take place', 'Не состоялась', 'rejected'],
  },
  pairingStateTable: {
    ASKED: ['Awaiting answer', 'Ждёт ответа', 'new'],
    AGREED: ['Mentoring', 'Работает с проектом', 'accepted'],
    DECLINED: ['Declined', 'Отказ', 'rejected'],
    WITHDRAWN: ['Withdrawn', 'Отозвано', 'blocked'],
    ENDED: ['Ended', 'Завершено', 'blocked'],
  },
  acceleratorStateTable: {
    PLANNED: ['Planned', 'Планируется', 'new'],
    ACTIVE: ['Active', 'Действует', 'accepted'],
    FINISHED: ['Finished', 'Завершён', 'blocked'],
  },
  invitationStateTable: {
    SENT: ['Awaiting answer', 'Ждёт ответа', 'new'],
    REGISTERED: ['Awaiting answer', 'Ждёт ответа', 'new'],
    REGISTER_WAITING: ['Awaiting registration', 'Ждёт регистрации', 'new'],
    ACCEPTED_TO_TEAM: ['In the team', 'В команде', 'accepted'],
    REJECTED_BY_USER: ['Declined', 'Отказ', 'rejected'],
    REJECTED_BY_PROJECT: ['Withdrawn', 'Отозвано', 'blocked'],
    REJECTED_BY_PROJECT_NEW_REGISTERED: ['Withdrawn', 'Отозвано', 'blocked'],
    EXPIRED: ['Expired', 'Срок истёк', 'blocked'],
  },
  roleTransferStateTable: {
    OFFERED: ['Awaiting answer', 'Ждёт ответа', 'new'],
    ACCEPTED: ['Awaiting confirmation', 'Ждёт подтверждения', 'new'],
    TRANSFERRED: ['Transferred', 'Передана', 'accepted'],
    REJECTED: ['Declined', 'Отказ', 'rejected'],
    REVOKED: ['Withdrawn', 'Отозвана', 'blocked'],
  },
  expertJobStateTable: {
    NEW: ['Not started', 'Не начата', 'new'],
    PROCESS: ['In progress', 'В работе', 'work'],
    COMPLETE: ['Completed', 'Завершена', 'accepted'],
    REJECT: ['Declined', 'Отказ', 'rejected'],
  },
  paymentStateTable: {
    NOT_DUE: ['Not due yet', 'Срок оплаты не наступил', 'blocked'],
    DUE: ['Due', 'К оплате', 'new'],
    IN_ACT: ['On a statement', 'В акте', 'work'],
    PAID: ['Paid', 'Оплачена', 'accepted'],
    DISPUTED: ['Disputed', 'Оспаривается', 'rejected'],
  },
  questionStateTable: {
    ASKED: ['With the accelerator', 'У акселератора', 'new'],
    PASSED: ['With the team', 'У команды', 'work'],
    ANSWERED: ['Answered', 'Есть ответ', 'done'],
    TOLD: ['Passed on', 'Ответ передан', 'accepted'],
    DECLINED: ['Declined', 'Отклонён', 'rejected'],
  },
  suggestionStateTable: {
    NEW: ['Awaiting decision', 'Ждёт решения', 'new'],
    ORDERED: ['Review ordered', 'Экспертиза заказана', 'accepted'],
    DECLINED: ['Declined', 'Отклонено', 'rejected'],
    WITHDRAWN: ['Withdrawn', 'Отозвано', 'blocked'],
  },
  actStateTable: {
    OPEN: ['Awaiting payment', 'Ждёт оплаты', 'work'],
    PAID: ['Paid', 'Оплачен', 'accepted'],
    CANCELLED: ['Cancelled', 'Отменён', 'blocked'],
  },
  trackTransferStateTable: coded(
    ['CONSIDERATION', 'APPROVED', 'REJECTED', 'REVOKED'],
    decided('Принято', 'Отклонено', 'Отозвано'),
  ),
  memberStateTable: {
    W: ['Awaiting answer', 'Ждёт ответа', 'new'],
    A: ['Active', 'Доступ открыт', 'accepted'],
    B: ['Blocked', 'Доступ закрыт', 'blocked'],
    R: ['Declined or withdrawn', 'Отказ или отозвано', 'rejected'],
  },
  personStateTable: {
    W: ['Email not confirmed', 'Почта не подтверждена', 'new'],
    A: ['Active', 'Доступ открыт', 'accepted'],
    B: ['Blocked', 'Доступ закрыт', 'blocked'],
    R: ['Rejected', 'Отклонён', 'rejected'],
  },
  remarkStateTable: {
    OPEN: ['Open', 'Открыто', 'work'],
    MENDED: ['Fixed', 'Исправлено', 'done'],
    SETTLED: ['Resolved', 'Снято', 'accepted'],
  },
  importStateTable: {
    DRAFT: ['Not started', 'Не начата', 'new'],
    RUNNING: ['Importing', 'Идёт', 'work'],
    FINISHED: ['Completed', 'Завершена', 'accepted'],
    UNDOING: ['Undoing', 'Отменяется', 'work'],
    UNDONE: ['Undone', 'Отменена', 'blocked'],
  },
  streamStateTable: {
    PLANNED: ['Planned', 'Запланирован', 'new'],
    ACTIVE: ['Active', 'Идёт', 'accepted'],
    COMPLETED: ['Completed', 'Завершён', 'blocked'],
  },
  acceptanceStateTable: {
    ALWAYS: ['Open at any time', 'Приём в любое время', 'accepted'],
    UNTIL: ['Applications open', 'Приём открыт', 'accepted'],
    FROM: ['Opens soon', 'Скоро откроется', 'new'],
    NO_DATES: ['No dates', 'Нет дат', 'work'],
    PAUSED: ['Applications paused', 'Приём приостановлен', 'blocked'],
    UNPUBLISHED: ['Not published', 'Не опубликован', 'blocked'],
    ARCHIVED: ['Archived', 'В архиве', 'blocked'],
  },
  recordStateTable: {
    RUNNING: ['Selecting', 'Идёт отбор', 'work'],
    READY: ['Ready to apply', 'Ждёт применения', 'new'],
    APPLYING: ['Applying', 'Применяется', 'work'],
    APPLIED: ['Applied', 'Применён', 'accepted'],
  },
  vacancyStateTable: {
    OPEN: ['Open', 'Открыта', 'accepted'],
    CLOSED: ['Closed', 'Закрыта', 'blocked'],
  },
  runStateTable: {
    RUNNING: ['In progress', 'Идёт', 'work'],
    FINISHED: ['Completed', 'Завершено', 'accepted'],
    CANCELLED: ['Stopped', 'Остановлено', 'blocked'],
  },
  submissionStateTable: {
    NEW: ['New', 'Новая', 'new'],
    PROCESSED: ['Processed', 'Обработана', 'accepted'],
    REJECTED: ['Rejected', 'Отклонена', 'rejected'],
  },
  offerStateTable: {
    NEW: ['Waiting for you', 'Ждёт вашего решения', 'new'],
    PROCESSED: ['Confirmed', 'Подтверждена', 'accepted'],
    REJECTED: ['Declined', 'Отклонена', 'rejected'],
  },
  publicationStateTable: {
    ...content('Опубликован'),
    ARCHIVE: ['Unpublished', 'Снят с публикации', 'blocked'],
  },
  deliveryStateTable: {
    WAITING: ['Waiting', 'Ждёт отправки', 'work'],
    DELIVERED: ['Delivered', 'Доставлено', 'accepted'],
    FAILED: ['Failed', 'Не доставлено', 'rejected'],
  },
  templateStateTable: content('Опубликован'),
  programmeStateTable: content('Опубликована'),
  trackStateTable: content('Опубликован'),
  trackpointStateTable: content('Опубликовано'),
  versionStateTable: { DRAFT: ['Draft', 'Черновик', 'work'], ...archivable },
  objectStateTable: archivable,
  valueStateTable: archivable,
  exportStateTable: {
    RUNNING: ['In progress', 'Готовится', 'work'],
    READY: ['Ready', 'Готова', 'accepted'],
    FAILED: ['Failed', 'Не удалась', 'rejected'],
  },
  reportRunStateTable: {
    RUNNING: ['In progress', 'Готовится', 'work'],
    READY: ['Ready', 'Готов', 'accepted'],
    FAILED: ['Failed', 'Не удался', 'rejected'],
  },
  mailStateTable: {
    QUEUED: ['Waiting', 'Ждёт отправки', 'new'],
    SENT: ['Sent', 'Отправлено', 'accepted'],
    KEPT: ['Mail is off', 'Почта отключена', 'work'],
    FAILED: ['Not delivered', 'Не доставлено', 'rejected'],
    DEFERRED: ['Deferred', 'Отложено', 'work'],
    DELAYED: ['Delayed at the recipient', 'Задерживается у получателя', 'work'],
    BOUNCED: ['No such mailbox', 'Нет такого ящика', 'rejected'],
    WITHHELD: ['Not sent', 'Не отправлялось', 'blocked'],
  },
  standingTable: {
    KEPT: ['No leader', 'Без руководителя', 'new'],
    WORKING: ['On a track', 'На треке', 'work'],
    APPLIED: ['Awaiting decision', 'Ждёт решения', 'new'],
    FREE: ['No track', 'Без трека', 'blocked'],
  },
  backupStateTable: {
    RUNNING: ['In progress', 'Создаётся', 'work'],
    PROVED: ['Proved', 'Проверена', 'accepted'],
    FAILED: ['Failed', 'Не удалась', 'rejected'],
    REMOVED: ['Deleted', 'Удалена', 'blocked'],
  },
  jobStateTable: {
    WAITING: ['Waiting', 'Ждёт', 'new'],
    RUNNING: ['Running', 'Выполняется', 'work'],
    RETRYING: ['To be tried again', 'Повторится', 'blocked'],
    FAILED: ['Failed', 'Не удалась', 'rejected'],
  },
  itemStateTable: {
    WAITING: ['Queued', 'В очереди', 'new'],
    CREATED: ['Created', 'Создан', 'accepted'],
    UPDATED: ['Updated', 'Обновлён', 'done'],
    SKIPPED: ['Skipped', 'Пропущен', 'blocked'],
    FAILED: ['Not imported', 'Не загружен', 'rejected'],
    UNDONE: ['Undone', 'Отменён', 'blocked'],
    KEPT: ['Kept', 'Оставлен', 'work'],
  },
}

const { contentStateTables, ...single } = tables
const all: Record<string, StateTable> = {
  ...Object.fromEntries(Object.entries(single).filter(([, table]) => 'words' in table)),
  ...Object.fromEntries(
    Object.entries(contentStateTables).map(([kind, table]) => [`${kind}StateTable`, table]),
  ),
}

const plain = (word: unknown): string => String(word).replaceAll('\u00a0', ' ')

test.each(Object.keys(expected))('%s says the agreed words in the agreed colours', (name) => {
  const table = all[name]
  expect(table).toBeDefined()
  const [en, ru] = [groupAt('en', table!), groupAt('ru', table!)]
  const actual = Object.fromEntries(
    Object.entries(table!.tones).map(([state, tone]) => [state, [plain(en[state]), plain(ru[state]), tone]]),
  )
  expect(actual).toEqual(expected[name])
})

test('every table is agreed', () => {
  expect(Object.keys(all).toSorted()).toEqual(Object.keys(expected).toSorted())
})

/** The table of each machine; null for an offer to lead, of which only the history is shown. */
const tableOf: Record<string, string | null> = {
  acceleration_request: 'requestStateTable',
  decision_run: 'runStateTable',
  remark: 'remarkStateTable',
  task: 'taskStateTable',
  participation: 'workStateTable',
  vacancy: 'vacancyStateTable',
  team_invitation: 'invitationStateTable',
  project_join_request: 'joinRequestStateTable',
  accelerator_team_request: 'teamRequestStateTable',
  project_leadership_offer: null,
  project_publication: 'publicationStateTable',
  publication_template: 'templateStateTable',
  profile_object: 'objectStateTable',
  profile_template_version: 'versionStateTable',
  project_import: 'importStateTable',
  form_submission: 'submissionStateTable',
  selection_record: 'recordStateTable',
  role_transfer: 'roleTransferStateTable',
  expert_job: 'expertJobStateTable',
  expert_payment: 'paymentStateTable',
  expert_act: 'actStateTable',
  data_request: 'dataRequestStateTable',
  deal: 'dealStateTable',
  firm_invitation: 'firmInvitationStateTable',
  message_report: 'messageReportStateTable',
  expert_suggestion: 'suggestionStateTable',
  expert_question: 'questionStateTable',
  track_transfer: 'trackTransferStateTable',
  role_request: 'roleRequestStateTable',
  programme: 'programmeStateTable',
  track: 'trackStateTable',
  trackpoint: 'trackpointStateTable',
  accelerator: 'approvalStateTable',
  erasure_request: 'erasureStateTable',
  person: 'personStateTable',
  announcement: 'announcementStateTable',
  support_thread: 'supportStateTable',
  technology: 'technologyStateTable',
  technology_proposal: 'proposalStateTable',
  adaptation_plan: 'adaptationPlanStateTable',
  maintenance_notice: 'maintenanceStateTable',
  open_task: 'openTaskStateTable',
  held_event: 'heldEventStateTable',
  event_invitation: 'eventInvitationStateTable',
  event_guest: 'eventGuestStateTable',
  mentor_meeting: 'meetingStateTable',
  project_mentor: 'pairingStateTable',
}

test('every machine has its table, with a word for every state', () => {
  expect([...machines.keys()].toSorted()).toEqual(Object.keys(tableOf).toSorted())
  for (const { name, states } of machines.values()) {
    const table = tableOf[name]
    if (table) expect(Object.keys(all[table]!.tones)).toEqual(expect.arrayContaining([...states]))
  }
})

/** Groups whose keys are also states, but whose texts are sentences, not names. */
const sentences = new Set([
  // Results of a click, and the public stage of an open task, in whole sentences.
  'open-tasks:pressed',
  'events:registration',
  'open-tasks:public.when',
  'calculator:send.done',
  'acceleration-requests:inWork.nextStep',
  'acceleration-requests:inWork.actions.bulk.because',
  // Decisions of a run: verbs, not the state of the application.
  'acceleration-requests:decisions',
  'acceleration-requests:decisions.staged',
  'acceleration-requests:decisions.conflict',
  'acceleration-requests:decisions.advice',
  'acceleration-requests:decisions.adviceHelp',
  'acceleration-requests:runs.kinds',
  // Next steps of a data request, and reasons of a result of a form or a selection.
  'data-rooms:ask.current',
  'data-rooms:end',
  'data-rooms:next',
  'form-intake:reasons',
  'selection:outcome',
  'accelerators:request.since',
  'teams:letterLink.states',
  'teams:letterLink.titles',
  'programmes:settings.status',
  'accelerators:request.next',
  'dictionaries:values.actions.bulk.because',
  'technologies:actions.bulk.because',
  'adaptation-plans:help',
  'profile-templates:builder.versions.readOnly',
  // Parts of a list, of several states each; and counts of states.
  'teams:answerStates',
  // What a number of a report counts.
  'reports:figureRows.figures',
  'project-import:counts',
  'project-import:running',
  // Reasons of a failure, or results of a row.
  'acceleration-requests:runItems.steps',
  // Only the audit trail names the states of a leadership offer.
  'administration:audit.leadershipStates',
  'form-intake:reasons',
])

const groupsIn = (feature: string, found: Texts, path = ''): [string, string[]][] => [
  [`${feature}:${path}`, Object.keys(found).filter((key) => typeof found[key] === 'string')],
  ...Object.entries(found).flatMap(([key, inner]) =>
    typeof inner === 'string' ? [] : groupsIn(feature, inner, path ? `${path}.${key}` : key),
  ),
]

test('no state has a second word: no other group of texts names the states of a table', () => {
  const declared = new Set(Object.values(all).map(({ words }) => words as string))
  const groups = Object.entries(texts)
    .filter(([path]) => path.endsWith('/en.json'))
    .flatMap(([path, file]) => groupsIn(featureOf(path), file))
    .filter(([name]) => !declared.has(name) && !sentences.has(name))
  const second = groups.filter(([, keys]) =>
    Object.values(all).some(({ tones }) => {
      const bases = new Set(keys.map((key) => key.replace(/_(one|few|many|other)$/, '')))
      return (
        Object.keys(tones).filter((state) => bases.has(state)).length >=
        Math.min(2, Object.keys(tones).length)
      )
    }),
  )
  expect(second.map(([name]) => name)).toEqual([])
})
