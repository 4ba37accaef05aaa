import '../import.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { WarningIcon } from '#platform/web/work/components/icons/icons.ts'
import { Notice } from '#platform/web/work/components/messages/Notice.tsx'
import { insideSentence } from '../../contract/outcome-words.ts'
import { listUnreadCells } from '../../contract/import.endpoints.ts'

/** Above a project's profile: what its spreadsheet says of fields that are still empty, because it could not be read. */
export const UnreadCells = ({ id }: { id: number }) => {
  const t = useTexts('project-import')
  const { data } = useCall(listUnreadCells, { query: { projectId: id } }, { deniedHere: true })
  if (!data || data.items.length === 0) return null
  return (
    <>
      <Notice icon={WarningIcon} title={t('unread.title')}>
        {t('unread.text')}
      </Notice>
      <ul className="import-causes">
        {data.items.map(({ target, header, text, problem }) => (
          <li key={`${target} ${text}`}>
            {t('unread.cell', { header, text, problem: insideSentence(t(`problems.${problem}`)) })}
          </li>
        ))}
      </ul>
    </>
  )
}
