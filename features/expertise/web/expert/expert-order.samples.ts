import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { plain, tree } from '../../../fields/domain/samples.ts'
import type { getProjectProfile } from '../../../project-profiles/contract/profile.endpoints.ts'
import type { ExpertOrder, ExpertOrderPage, ListedOrder } from '../job.types.ts'

/** A new job of an expert. */
export const sampleOrder = (given: Partial<ExpertOrder> = {}): ExpertOrder => ({
  id: 7,
  serialNumber: 'E-000007',
  resultType: 'COMMENTS',
  competency: null,
  language: null,
  status: 'NEW',
  overdue: false,
  due: { day: '2026-11-30', endsAt: '2026-11-30T21:00:00.000Z', timeZone: 'Europe/Moscow' },
  fee: { amount: '12000.00', currency: 'RUB' },
  createdAt: '2026-11-20T09:00:00.000Z',
  takenAt: null,
  completedAt: null,
  acceptDays: 14,
  acceptBy: null,
  rejectedAt: null,
  withdrawn: false,
  reason: '',
  version: 1,
  accelerator: { id: 1, name: 'Орбита' },
  namesHidden: false,
  requester: null,
  subject: { project: 'Теплоконтур', summary: 'Тепло из сточных вод', task: 'Бизнес-план' },
  corrections: 0,
  acceptedAt: null,
  askedTerm: null,
  openQuestions: 0,
  actions: ['take', 'reject', 'declareConflict'],
  ...given,
})

/** The same as a list row. */
export const sampleListed = (given: Partial<ListedOrder> = {}): ListedOrder => ({
  ...sampleOrder(),
  unread: 0,
  ...given,
})

/** The same as its page. */
export const sampleOrderPage = (given: Partial<ExpertOrderPage> = {}): ExpertOrderPage => ({
  ...sampleOrder(),
  template: null,
  questions: [
    { position: 1, text: 'Есть ли рынок?', answer: '' },
    { position: 2, text: 'Хватит ли денег?', answer: '' },
  ],
  conclusion: '',
  comments: [],
  file: null,
  correction: '',
  workAllowed: true,
  sameDay: { done: 0, count: 1 },
  agreed: null,
  material: null,
  ...given,
})

/** Profile fields opened by a job, by code, with their Russian names. */
export const sampleOpened = (names: Record<string, string>): ResponseOf<typeof getProjectProfile> => ({
  projectId: 5,
  projectName: 'Теплоконтур',
  tree: tree(
    ...Object.entries(names).map(([code, ru]) => plain({ code, type: 'STRING', name: { ru, en: '' } })),
  ),
  asked: Object.keys(names).map((code) => ({ code, required: false, readOnly: true })),
  values: { plain: {}, versions: {}, items: {} },
  editable: false,
  wholeEditable: false,
  follows: false,
  readingCounted: false,
  currencies: [],
  lastChange: null,
  names: {},
  files: {},
})
