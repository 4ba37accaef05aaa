import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { text } from '#platform/contract/fields.ts'
import { namedRef } from '#platform/contract/lists.ts'
import { onAccelerator, outside } from './of-report.ts'
import { trialRequest, trialFound } from './user-report.schemas.ts'

/**
 * Up to 20 projects to try a template on, by name, and the one that the caller used last; `choices` are the values of
 * these dictionaries (comma-separated codes) for the template's parameters.
 */
export const findTrialProjects = endpoint({
  name: 'findTrialProjects',
  method: 'GET',
  path: '/user-report/trial-projects',
  summary: 'Projects to try a template on',
  headers: onAccelerator,
  query: z.object({ findText: text(200).optional(), dictionaries: text(2000).optional() }),
  response: z.object({
    items: z.array(namedRef),
    chosen: namedRef.nullable(),
    choices: z.array(z.object({ code: z.string(), value: z.string(), ru: z.string(), en: z.string() })),
  }),
  errors: outside,
  reads: ['project', 'accelerationRequest'],
  permission: 'signed-in',
})

/** What is wrong or missing when a report that is still being built is made of one project, which is remembered. */
export const checkTrialReport = endpoint({
  name: 'checkTrialReport',
  method: 'POST',
  path: '/user-report/check-trial',
  summary: 'See what a trial run lacks',
  headers: onAccelerator,
  body: trialRequest,
  response: trialFound,
  errors: [...outside, 'FILE_INCORRECT', 'RATE_LIMITED'],
  // Only the caller's own choice is noted.
  changes: [],
  permission: 'signed-in',
})

/** The file of a trial run. */
export const makeTrialReport = endpoint({
  name: 'makeTrialReport',
  method: 'POST',
  path: '/user-report/make-trial',
  summary: 'Make a report of one project on trial',
  headers: onAccelerator,
  body: trialRequest,
  transport: 'file',
  response: null,
  errors: [...outside, 'FILE_INCORRECT', 'EXPORT_TOO_LARGE', 'RATE_LIMITED'],
  // It only counts how often it is called.
  changes: [],
  permission: 'signed-in',
})
