import { acceleratorStore } from '#platform/web/person-store.ts'
import { shownRole } from '#platform/web/shown-role.ts'
import { useStore } from '#platform/web/use-store.ts'
import { ordersForOneself } from '../../expertise/domain/own-orders.ts'

/**
 * Scope of the payment screens: the chosen accelerator, or private orders for an investor or mentor. `of` is the query
 * parameter for the calls.
 */
export const useBooks = (): { own: boolean; enabled: boolean; of: { own?: 'true' } } => {
  const accelerator = useStore(acceleratorStore)
  const own = ordersForOneself(shownRole())
  return { own, enabled: own || accelerator !== null, of: own ? { own: 'true' } : {} }
}
