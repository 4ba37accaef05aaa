import { shownRole } from '#platform/web/shown-role.ts'
import { ordersForOneself } from '../../domain/own-orders.ts'
import { OwnExperts } from '../own/OwnExperts.tsx'
import { Experts } from './Experts.tsx'

/** Experts whom one may ask: those of the chosen accelerator, or as an investor or mentor of all that take one's orders. */
export const ExpertsScreen = () => (ordersForOneself(shownRole()) ? <OwnExperts /> : <Experts />)
