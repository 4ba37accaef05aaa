import { shownRole } from '#platform/web/shown-role.ts'
import { ordersForOneself } from '../../domain/own-orders.ts'
import { OwnExperts } from '../own/OwnExperts.tsx'
import { Experts } from './Experts.tsx'

/**
 * Experts to order from: those of the chosen accelerator, or for an investor or mentor of all that take their orders.
 */
export const ExpertsScreen = () => (ordersForOneself(shownRole()) ? <OwnExperts /> : <Experts />)
