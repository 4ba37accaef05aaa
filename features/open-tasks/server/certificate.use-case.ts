import { portalPolicy } from '#platform/domain/policy.ts'
import { invalid, notFound } from '#platform/domain/product-error.ts'
import { nothing, useCase } from '#platform/server/handler.ts'
import { countVisitor } from '#platform/server/rate-limit.ts'
import { checkOpenTaskCertificate } from '../contract/certificate.endpoints.ts'
import { checksOfVisitor, codeTyped } from '../domain/certificate.rules.ts'
import { findCertificate } from './certificate.repository.ts'

/** Verifies a certificate: returns its content and nothing else about anybody. */
export const checkOpenTaskCertificateUseCase = useCase({
  endpoint: checkOpenTaskCertificate,
  load: nothing,
  authorize: portalPolicy.visit,
  // Outside the transaction, so that unknown codes are counted, too.
  prepare: (ctx) => countVisitor(ctx.db, 'open-task-certificate', ctx.address, checksOfVisitor),
  run: async ({ db }, { body }) => {
    const code = codeTyped(body.code)
    if (code === null) throw invalid({ code: 'INVALID_CERTIFICATE_CODE' })
    const found = await findCertificate(db, code)
    if (!found) throw notFound()
    const { code: _code, people, ...shown } = found
    return { ...shown, people: [...people] }
  },
})
