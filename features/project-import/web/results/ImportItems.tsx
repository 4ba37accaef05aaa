import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { StateChip } from '#platform/web/work/components/states/StateChip.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { listImportItems } from '../../contract/import.endpoints.ts'
import { itemTones, type Import, type ImportItem } from '../import.types.ts'

const pageSize = 50

/** What became of each project of the file, a page at a time. */
export const ImportItems = ({ one }: { one: Import }) => {
  const t = useTexts('project-import')
  const [offset, setOffset] = useState(0)
  const answer = useCall(
    listImportItems,
    { query: { importId: String(one.id), limit: String(pageSize), offset: String(offset) } },
    { keepPrevious: true },
  )
  if (!answer.data)
    return answer.error ? (
      <ErrorState error={answer.error} retry={() => void answer.refetch()} />
    ) : (
      <LoadingBlock lines={6} />
    )
  const { items, total } = answer.data
  const row = ({ seq, lines, name, status, reason, project }: ImportItem) => (
    <li key={seq} className="import-row">
      {project ? (
        <ScreenLink to="/details/project-details" search={{ projectId: project.id }}>
          {project.name}
        </ScreenLink>
      ) : (
        <span>{name}</span>
      )}
      <StateChip tone={itemTones[status]} label={t(`item.${status}`)} />
      <span className="import-row-counts">{reason ? t(`reason.${reason}`) : ''}</span>
      <span className="import-row-by tabular">
        {t('results.lines')}: {lines.join(', ')}
      </span>
    </li>
  )
  return (
    <>
      <ul className="import-rows">{items.map(row)}</ul>
      {total > pageSize ? (
        <nav className="import-deeds" aria-label={t('results.heading')}>
          <Button disabled={offset === 0} onClick={() => setOffset(offset - pageSize)}>
            {t('results.before')}
          </Button>
          <Button disabled={offset + pageSize >= total} onClick={() => setOffset(offset + pageSize)}>
            {t('results.after')}
          </Button>
          <span className="import-hint">
            {t('results.shown', { from: offset + 1, to: offset + items.length, total })}
          </span>
        </nav>
      ) : null}
    </>
  )
}
