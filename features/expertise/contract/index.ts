import { countNewExpertJobs } from './badge.endpoints.ts'

/** Every call of this feature. */
export const endpoints = [countNewExpertJobs]
