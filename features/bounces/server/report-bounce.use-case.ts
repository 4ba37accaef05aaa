import { createHmac } from 'node:crypto'
import { portalPolicy } from '#platform/domain/policy.ts'
import { useCase, type Handler } from '#platform/server/handler.ts'
import { isSameSecret } from '#platform/server/secrets/is-same-secret.ts'
import { reportBounce } from '../contract/bounce.endpoints.ts'
import { applyReport } from './apply-report.ts'
import { readReport } from './read-report.ts'
import type { BounceSettings } from './settings.ts'

/** Maximum difference to the mail server's clock, in seconds. */
const tolerance = 300

type Signed = { timestamp?: string | undefined; signature?: string | undefined; body: string }

/** Whether a call is signed with the secret, and recently. */
const isSigned = (secret: string, { timestamp = '', signature = '', body }: Signed, now: Date): boolean => {
  if (!/^\d{1,12}$/.test(timestamp)) return false
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > tolerance) return false
  const expected = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('base64')
  return isSameSecret(signature, `v1,${expected}`)
}

export const reportBounceUseCase = ({ hookSecret, accounts }: BounceSettings): Handler =>
  useCase({
    endpoint: reportBounce,
    load: async ({ now }, { headers, body: { report } }) => {
      const signed = {
        timestamp: headers['webhook-timestamp'],
        signature: headers['webhook-signature'],
        body: report,
      }
      return hookSecret && isSigned(hookSecret, signed, now) ? {} : undefined
    },
    authorize: portalPolicy.visit,
    prepare: (_ctx, { body: { report } }) => readReport(report),
    run: async ({ db }, _input, _subject, report) => {
      if (report) await applyReport(db, accounts, report)
      return undefined
    },
  })
