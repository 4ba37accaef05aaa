import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { Columns } from '#platform/web/work/components/list/ListScreen.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import type { listAudit } from '../../contract/audit-trail.endpoints.ts'
import { useAuditWords } from './use-audit-words.ts'
import { useSubjectName } from './use-subject-name.ts'

const none = <span aria-hidden>—</span>

/** The columns of the audit trail. */
export const useAuditColumns = (): Columns<typeof listAudit> => {
  const t = useTexts('administration')
  const subjectName = useSubjectName()
  const words = useAuditWords()
  return {
    at: { sort: 'DATE', cell: ({ at }) => <DateText value={at} as="time" /> },
    who: {
      cell: ({ actor, actingName }) => {
        const name = actor?.name ?? t('audit.portal')
        return actingName ? t('audit.inName', { name, acting: actingName }) : name
      },
    },
    what: { cell: ({ subject, action }) => words.action(subject, action) },
    subject: { width: '26%', cell: (row) => subjectName(row) },
    states: {
      cell: ({ subject, from, to }) =>
        [words.state(subject, from), words.state(subject, to)]
          .filter((state) => state !== null)
          .join(' → ') || none,
    },
    comment: { cell: ({ comment }) => comment || none },
    accelerator: { optional: true, cell: ({ acceleratorName }) => acceleratorName ?? none },
  }
}
