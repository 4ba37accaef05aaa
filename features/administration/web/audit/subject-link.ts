import { linkTo, type ScreenHref } from '#platform/domain/screen-paths.ts'
import type { AuditEntry } from './use-subject-name.ts'

const uid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** The screen that shows the record of an entry; undefined where administrators have none. */
export const subjectLink = ({ subject, subjectId, subjectName }: AuditEntry): ScreenHref | undefined => {
  if (subject === 'person' || subject === 'account')
    return uid.test(subjectId) ? linkTo('/admin/people', { uid: subjectId }) : undefined
  if (subject === 'project')
    return subjectName === null ? undefined : linkTo('/bch/view/project-details', { id: Number(subjectId) })
  if (subject === 'job' || subject === 'backup') return linkTo('/admin/health', {})
  if (subject === 'system_variable') return linkTo('/admin/system-variables', {})
  if (subject === 'role_request') return linkTo('/admin/people', { tab: 'roleRequests' })
  if (subject === 'erasure_request') return linkTo('/admin/people', { tab: 'erasure' })
  return undefined
}
