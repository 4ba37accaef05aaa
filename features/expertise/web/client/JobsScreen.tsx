import { shownRole } from '#platform/web/shown-role.ts'
import { ordersForOneself } from '../../domain/own-orders.ts'
import { OwnJobs } from '../own/OwnJobs.tsx'
import { ExpertJobs } from './ExpertJobs.tsx'

/** Ordered reviews: of the chosen accelerator, or of an investor or mentor. */
export const JobsScreen = () => (ordersForOneself(shownRole()) ? <OwnJobs /> : <ExpertJobs />)
