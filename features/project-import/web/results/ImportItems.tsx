import { useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { StateChip } from '#platform/web/work/components/states/StateChip.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import { listImportItems } from '../../contract/import.endpoints.ts'
import { RowPages } from '../RowPages.tsx'
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
        <ScreenLink to="/details/project-details" search={{ id: project.id }}>
          {project.name}
        </ScreenLink>
      ) : (
        <span>{name}</span>
      )}
      <StateChip tone={itemTones[status]} label={t(`item.${status}`)} />
      <span className="import-row-counts">{reason ? t(`reason.${reason}`) : ''}</span>
      <span className="import-row-by tabular">
        {t(lines.length === 1 ? 'results.line' : 'results.lines', { lines: lines.join(', ') })}
      </span>
    </li>
  )
  return (
    <>
      <ul className="import-rows">{items.map(row)}</ul>
      <RowPages
        label={t('results.heading')}
        offset={offset}
        shown={items.length}
        size={pageSize}
        total={total}
        go={setOffset}
      />
    </>
  )
}
