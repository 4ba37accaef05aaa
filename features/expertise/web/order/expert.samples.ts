import type { RowOf } from '#platform/web/work/components/list/use-list.ts'
import type { listExperts } from '../../contract/order.endpoints.ts'

type Expert = RowOf<typeof listExperts>

/** A sample expert of the directory for tests. */
export const anExpert = (who: Expert['person'], own: Partial<Expert> = {}): Expert => ({
  uid: who.uid,
  person: who,
  name: who.name,
  competencies: [{ id: 3, name: 'Рынок' }],
  certified: false,
  open: 1,
  done: 4,
  late: 0,
  meanDelay: null,
  capacity: null,
  inMonth: 1,
  languages: [],
  fee: null,
  absentUntil: null,
  ordered: false,
  conflicts: [],
  actions: ['declareConflict'],
  ...own,
})
