import { z } from 'zod'
import { emailAddress } from '#platform/contract/fields.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { enteredInputs } from './calculator.schemas.ts'

/** Sends the workbook of a calculation to whoever reckoned it, guests as well. */
export const sendCalculation = endpoint({
  name: 'sendCalculation',
  method: 'POST',
  path: '/project-calculator/send',
  summary: 'Send the workbook of a calculation by e-mail',
  body: z.strictObject({
    email: emailAddress(),
    /** Without it nothing is sent. */
    consent: z.literal(true, 'REQUIRED'),
    inputs: enteredInputs,
  }),
  /** `KEPT`: the portal has no mail server; the mail is only in its log. */
  response: z.object({ status: z.enum(['SENT', 'KEPT']) }),
  errors: ['CALCULATOR_SEND_FAILED'],
  // Nobody's page shows it.
  changes: [],
  permission: 'public',
})
