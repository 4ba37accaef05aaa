import { shownRole } from '#platform/web/shown-role.ts'
import { ordersForOneself } from '../../domain/own-orders.ts'
import { OwnJobs } from '../own/OwnJobs.tsx'
import { ExpertJobs } from './ExpertJobs.tsx'

/** Reviews that were ordered: by the chosen accelerator, or as an investor or mentor by oneself. */
export const JobsScreen = () => (ordersForOneself(shownRole()) ? <OwnJobs /> : <ExpertJobs />)
