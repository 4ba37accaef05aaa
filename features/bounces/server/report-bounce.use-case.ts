import { portalPolicy } from '#platform/domain/policy.ts'
import { useCase, type Handler } from '#platform/server/handler.ts'
import { reportBounce } from '../contract/bounce.endpoints.ts'
import { applyReport } from './apply-report.ts'
import { readReport } from './read-report.ts'
import type { BounceSettings } from './settings.ts'
import { isSigned } from './signed.ts'

export const reportBounceUseCase = ({ hookSecret }: BounceSettings): Handler =>
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
      if (report) await applyReport(db, report)
      return undefined
    },
  })
