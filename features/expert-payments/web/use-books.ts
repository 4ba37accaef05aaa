import { acceleratorStore } from '#platform/web/person-store.ts'
import { shownRole } from '#platform/web/shown-role.ts'
import { useStore } from '#platform/web/use-store.ts'
import { ordersForOneself } from '../../expertise/domain/own-orders.ts'

/** Whose books the screens show: the chosen accelerator's, or as an investor or mentor one's own; `of` is what calls say of it. */
export const useBooks = (): { own: boolean; enabled: boolean; of: { own?: 'true' } } => {
  const accelerator = useStore(acceleratorStore)
  const own = ordersForOneself(shownRole())
  return { own, enabled: own || accelerator !== null, of: own ? { own: 'true' } : {} }
}
