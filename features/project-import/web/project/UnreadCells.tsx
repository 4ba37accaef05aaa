import '../import.css'
import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { WarningIcon } from '#platform/web/work/components/icons/icons.ts'
import { Notice } from '#platform/web/work/components/messages/Notice.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { insideSentence } from '../../contract/outcome-words.ts'
import { ClampedText } from '../ClampedText.tsx'
import { listUnreadCells } from '../../contract/import.endpoints.ts'

/** Unreadable cells of a project's spreadsheet whose fields are still empty. */
export const UnreadCells = ({ id, linked = false }: { id: number; linked?: boolean }) => {
  const t = useTexts('project-import')
  const { data } = useCall(listUnreadCells, { query: { projectId: id } }, { deniedHere: true })
  if (!data || data.items.length === 0) return null
  // Several rows may have the same text: it is shown once.
  const different = new Map(data.items.map((one) => [`${one.header}\n${one.text}\n${one.problem}`, one]))
  return (
    <section aria-label={t('unread.title')} className="import-unread">
      <Notice
        icon={WarningIcon}
        title={t('unread.title')}
        actions={
          linked ? (
            <Button
              size="small"
              component={ScreenLink}
              to={linkTo('/bch/view/my-projects/edit', { projectId: id, tab: 'profile' })}
            >
              {t('unread.fill')}
            </Button>
          ) : null
        }
      >
        {t('unread.text')}
      </Notice>
      <dl className="import-unread-cells">
        {[...different].map(([key, { header, text, problem }]) => (
          <div key={key}>
            <dt>{header}</dt>
            <dd>
              <span translate="no">
                <ClampedText text={text} />
              </span>{' '}
              <span className="import-hint">
                {t('unread.mark', { problem: insideSentence(t(`problems.${problem}`)) })}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
