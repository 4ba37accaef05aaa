import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { emailAddress, instant, newPassword, passwordsAgree, personName } from '#platform/contract/fields.ts'
import { checkedSteps, startSteps, stepActions } from '../domain/steps.rules.ts'

/** The key of a link that the log showed. */
const key = () => z.string('REQUIRED').regex(/^[A-Za-z0-9_-]{43}$/, 'INVALID')

/** Whether a link from the log still makes somebody the first administrator. */
export const getFirstStartLink = endpoint({
  name: 'getFirstStartLink',
  method: 'GET',
  path: '/first-start/link',
  summary: 'Link for the first administrator',
  query: z.strictObject({ key: key() }),
  response: z.object({ expiresAt: instant() }),
  reads: [],
  permission: 'public',
})

/** Makes the account of the first administrator, once, by the link that the log showed. */
export const becomeFirstAdministrator = endpoint({
  name: 'becomeFirstAdministrator',
  method: 'POST',
  path: '/first-start/become-administrator',
  summary: 'Become the first administrator',
  body: passwordsAgree(
    z.strictObject({
      key: key(),
      email: emailAddress(),
      lastName: personName(),
      firstName: personName(),
      password: newPassword(),
      passwordRepeat: z.string('REQUIRED').max(200, 'TOO_LONG'),
    }),
  ),
  response: z.object({ email: z.string() }),
  errors: ['RATE_LIMITED'],
  changes: [],
  permission: 'public',
})

/** How far the portal is set up. */
export const getFirstStart = endpoint({
  name: 'getFirstStart',
  method: 'GET',
  path: '/first-start/get',
  summary: 'Steps of setting the portal up',
  response: z.object({
    steps: z.array(
      z.object({
        step: z.enum(startSteps),
        state: z.enum(['DONE', 'OPEN', 'OFF', 'RUNNING']),
        /** What is configured: an address, a folder, a name. */
        value: z.string(),
        checkedAt: instant().nullable(),
        actions: z.array(z.enum(stepActions)),
      }),
    ),
    setUp: z.boolean(),
    finishedAt: instant().nullable(),
    actions: z.array(z.enum(['finish'])),
  }),
  reads: ['firstStart', 'backup', 'systemVariable'],
  permission: 'signed-in',
})

/** Tries something out: the address, an email to oneself, the storage of files, the place of backups. */
export const checkFirstStart = endpoint({
  name: 'checkFirstStart',
  method: 'POST',
  path: '/first-start/check',
  summary: 'Try a part of the portal out',
  body: z.strictObject({
    step: z.enum(checkedSteps, 'NOT_IN_LIST'),
    /** The address at which the browser shows the portal. */
    origin: z.url('INVALID_URL').max(300, 'TOO_LONG'),
  }),
  response: z.object({ checkedAt: instant() }),
  errors: ['FIRST_START_ADDRESS', 'FIRST_START_CHECK_FAILED', 'FIRST_START_OFF', 'RATE_LIMITED'],
  changes: ['firstStart'],
  permission: 'signed-in',
})

/** Ends the guided start. */
export const finishFirstStart = endpoint({
  name: 'finishFirstStart',
  method: 'POST',
  path: '/first-start/finish',
  summary: 'End the guided start',
  response: z.object({ finishedAt: instant() }),
  errors: ['STATE_CHANGED'],
  changes: ['firstStart'],
  permission: 'signed-in',
})
