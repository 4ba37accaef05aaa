import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { acceptAccelerationRequest } from '../../contract/acceleration-request.endpoints.ts'
import type { ProjectInWork } from './in-work.queries.ts'

const leader = { uid: '00000000-0000-4000-8000-000000000001', name: 'Соколова В. А.', avatarUrl: null }

/** A tracker for the tests of this screen. */
export const tracker = { uid: '00000000-0000-4000-8000-000000000002', name: 'Орлов Д. В.', avatarUrl: null }

/** A new application, for the tests of this screen. */
export const newRow = (own: Partial<ProjectInWork> = {}): ProjectInWork => ({
  id: 31,
  status: 'NEW',
  column: 'NEW',
  project: {
    id: 1,
    name: 'Теплоконтур',
    serialNumber: 'P-000035',
    summary: 'Датчики тепла',
    industries: [{ id: 5, name: 'Энергетика' }],
    logoUrl: null,
  },
  leader,
  programme: { id: 3, name: 'Промышленные пилоты' },
  track: { id: 2, name: 'Пилот с заводом' },
  createdAt: '2026-11-19T09:00:00.000Z',
  since: '2026-11-19T09:00:00.000Z',
  message: '',
  reasons: [],
  hasAnswers: false,
  reason: '',
  advice: '',
  staged: null,
  consent: { given: false, askedAt: null, refusedAt: null },
  participation: null,
  waits: 'NOBODY',
  actions: ['accept', 'reject'],
  ...own,
})

/** A project working in its track. */
export const acceptedRow = (own: Partial<ProjectInWork> = {}): ProjectInWork =>
  newRow({
    status: 'ACCEPT',
    column: 'IN_WORK',
    participation: {
      id: 77,
      accessStatus: 'ALLOWED_TO_WORK',
      tracker: null,
      tasksTotal: 7,
      tasksAccepted: 3,
      startedAt: '2026-11-01T09:00:00.000Z',
      currentTask: {
        id: 5,
        name: 'Паспорт проекта',
        state: 'PROCESS_CODE',
        performer: 'TEAM',
        atExpert: false,
        since: '2026-11-18T09:00:00.000Z',
        due: { day: '2026-12-01', endsAt: '2026-12-01T21:00:00Z', timeZone: 'Europe/Moscow' },
      },
    },
    waits: 'TEAM',
    actions: ['BLOCK', 'SET_TRACKER'],
    ...own,
  })

export const decided = (status: 'ACCEPT' | 'REJECT'): ResponseOf<typeof acceptAccelerationRequest> => ({
  ...newRow(),
  status,
  project: { id: 1, name: 'Теплоконтур', serialNumber: 'P-000035' },
  accelerator: { id: 4, name: 'Северный старт' },
  createdBy: leader,
  decidedAt: '2026-11-20T09:00:00.000Z',
  decidedBy: leader,
  projectTrackId: status === 'ACCEPT' ? 77 : null,
  contactConsent: null,
  actions: [],
})
