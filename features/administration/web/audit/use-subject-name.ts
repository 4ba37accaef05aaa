import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { listAudit } from '../../contract/audit-trail.endpoints.ts'
import { isAuditSubject } from '../../domain/audit-subjects.ts'

/** A row of the audit trail. */
export type AuditEntry = ResponseOf<typeof listAudit>['items'][number]

/** The record of an entry, in words. */
export const useSubjectName = () => {
  const t = useTexts('administration')
  return ({ subject, subjectId, subjectName }: AuditEntry): string => {
    const kind = isAuditSubject(subject) ? t(`audit.subjects.${subject}`) : subject
    return `${kind} ${subjectName ?? subjectId}`
  }
}
