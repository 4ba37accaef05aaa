import { useCallback } from 'react'
import type { ScreenHref } from '#platform/domain/screen-paths.ts'
import { writeSearch } from '#platform/web/search-params.ts'
import { ListScreen } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { useRawSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { listAudit } from '../../contract/audit-trail.endpoints.ts'
import { AuditDrawer } from './AuditDrawer.tsx'
import { useAuditColumns } from './use-audit-columns.tsx'
import { useSubjectName, type AuditEntry } from './use-subject-name.ts'

/** Audit trail: who did what, to which record, when and in whose name. */
export const AuditTrail = () => {
  const list = useList(listAudit, { id: 'audit' })
  const [raw] = useRawSearch()
  const columns = useAuditColumns()
  const subjectName = useSubjectName()
  const rowLink = useCallback(
    ({ id }: AuditEntry): ScreenHref => `/admin/audit${writeSearch({ ...raw, id })}`,
    [raw],
  )
  return (
    <>
      <ListScreen
        of={list}
        columns={columns}
        rowName={subjectName}
        rowLink={rowLink}
        filters={{
          subject: 'audit.subjects',
          period: 'audit.periods',
          inAnothersName: 'audit.inAnothersName',
          actor: null,
        }}
        views={{
          today: { filters: { period: 'DAY' } },
          inAnothersName: { filters: { inAnothersName: 'true' } },
        }}
      />
      <AuditDrawer />
    </>
  )
}
