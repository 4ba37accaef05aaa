import type { Participation, Task, TaskRow } from '../work.types.ts'

const person = (name: string, at: number) => ({
  uid: `00000000-0000-4000-8000-00000000000${at}`,
  name,
  avatarUrl: null,
})

/** A sample task row for tests. */
export const sampleRow = (own: Partial<TaskRow> = {}): TaskRow => ({
  id: 11,
  seq: 1,
  name: 'Паспорт проекта',
  state: 'PROCESS_CODE',
  performer: 'TEAM',
  atExpert: false,
  due: null,
  since: '2026-11-18T09:00:00.000Z',
  version: 3,
  actions: ['complete'],
  blockedBy: null,
  answerRequired: true,
  progress: null,
  remarks: { open: 0, mended: 0 },
  ...own,
})

/** A sample task for tests. */
export const sampleTask = (own: Partial<Task> = {}): Task => ({
  ...sampleRow(),
  profile: null,
  untouched: false,
  opens: [],
  projectTrackId: 5,
  project: { id: 1, name: 'Теплоконтур' },
  track: { id: 2, name: 'Экспресс' },
  programme: { id: 3, name: 'Пилоты' },
  tracker: person('Орлов Д. В.', 1),
  description: 'Опишите проект.',
  report: null,
  durationDays: null,
  expectedResult: 'Паспорт.',
  answer: 'Первый вариант',
  answerBy: null,
  answerAt: null,
  editable: true,
  commentable: true,
  reviews: false,
  checklist: [],
  remarkable: false,
  claim: null,
  businessPlanPublished: false,
  files: [],
  comments: [],
  history: [],
  ...own,
})

/** A sample participation for tests. */
export const sampleParticipation = (tasks: TaskRow[]): Participation => ({
  id: 5,
  requestId: 6,
  transferredTo: null,
  transferredFrom: [],
  accessStatus: 'ALLOWED_TO_WORK',
  tracker: person('Орлов Д. В.', 1),
  tasksTotal: tasks.length,
  tasksAccepted: tasks.filter(({ state }) => state === 'ACCEPT_CODE').length,
  startedAt: '2026-11-10T09:00:00.000Z',
  project: { id: 1, name: 'Теплоконтур', serialNumber: 'P-000035', summary: '', logoUrl: null },
  leader: person('Соколова В. А.', 2),
  accelerator: { id: 9, name: 'Северный старт' },
  programme: { id: 3, name: 'Пилоты' },
  track: { id: 2, name: 'Экспресс' },
  strictOrder: true,
  tasks,
  waits: tasks.some(({ state }) => state === 'DONE_CODE') ? 'TRACKER' : 'TEAM',
  history: [],
  actions: [],
})
