import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { emailAddress } from '#platform/contract/fields.ts'
import { enteredInputs } from './calculator.schemas.ts'

/** Emails the workbook of a calculation; also for guests. */
export const sendCalculation = endpoint({
  name: 'sendCalculation',
  method: 'POST',
  path: '/project-calculator/send',
  summary: 'Send the workbook of a calculation by e-mail',
  body: z.strictObject({
    email: emailAddress(),
    /** Required for sending. */
    consent: z.literal(true, 'REQUIRED'),
    inputs: enteredInputs,
  }),
  /** `KEPT`: without a mail server, the email is only recorded in the log. */
  response: z.object({ status: z.enum(['SENT', 'KEPT']) }),
  errors: ['CALCULATOR_SEND_FAILED'],
  // No cached data is affected.
  changes: [],
  permission: 'public',
})
