import type { ClientJob, ListedJob } from '../job.types.ts'
import type { ClientJobDetails } from './job.types.ts'

const person = (uid: string, name: string) => ({ uid, name, avatarUrl: null })

/** A sample job for tests. */
export const aJob = (own: Partial<ClientJob> = {}): ClientJob => ({
  id: 7,
  serialNumber: 'E-000007',
  resultType: 'COMMENTS',
  competency: { id: 3, name: 'Рынок' },
  language: null,
  status: 'COMPLETE',
  overdue: false,
  due: null,
  fee: { amount: '15000', currency: 'RUB' },
  feeShown: true,
  createdAt: '2026-11-10T09:00:00.000Z',
  takenAt: '2026-11-11T09:00:00.000Z',
  completedAt: '2026-11-14T09:00:00.000Z',
  acceptDays: 14,
  acceptBy: { day: '2026-11-28', endsAt: '2026-11-28T21:00:00.000Z', timeZone: 'Europe/Moscow' },
  rejectedAt: null,
  withdrawn: false,
  reason: '',
  version: 4,
  askedTerm: null,
  project: { id: 5, name: 'Тихий город' },
  task: { id: 51, name: 'Анализ рынка' },
  projectTrackId: 15,
  track: { id: 2, name: 'Посев' },
  programme: { id: 1, name: 'Северный старт' },
  expert: person('00000000-0000-4000-8000-000000000007', 'Орлова Е. Д.'),
  client: person('00000000-0000-4000-8000-000000000008', 'Белова А. П.'),
  visibleToTeam: false,
  blind: 'OPEN',
  requested: false,
  own: false,
  acceptedAt: null,
  remindedAt: null,
  corrections: 0,
  actions: ['correct', 'acceptResult', 'showToTeam'],
  ...own,
})

/** The same as a list row. */
export const aListedJob = (own: Partial<ListedJob> = {}): ListedJob => ({ ...aJob(), unread: 0, ...own })

/** A sample of a job's page for tests. */
export const aJobPage = (own: Partial<ClientJobDetails> = {}): ClientJobDetails => ({
  ...aJob(),
  readable: true,
  scored: false,
  template: null,
  questions: [{ position: 1, text: 'Верна ли оценка рынка?', answer: 'Завышена вдвое.' }],
  conclusion: 'Рынок есть, оценка смелая.',
  comments: [
    { id: 1, elementCode: null, text: 'Опросите покупателей.', version: 1, updatedAt: aJob().createdAt },
  ],
  file: null,
  fieldNames: {},
  correction: '',
  overrideReason: '',
  overriddenConflicts: [],
  conflicts: [],
  manages: true,
  agreed: { at: aJob().createdAt, version: 1 },
  history: [],
  ...own,
})
