import { useLayoutEffect } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { StateOf } from '#platform/web/work/components/states/StateOf.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { RecordNavigation } from '#platform/web/work/components/details/RecordNavigation.tsx'
import { getProjectImport } from '../../contract/import.endpoints.ts'
import { DraftImport } from '../draft/DraftImport.tsx'
import { importPath } from '../import.types.ts'
import { ImportOutcome } from '../results/ImportOutcome.tsx'
import { importStateTable } from '../../domain/state-tables.ts'

/** One import: draft, running, or done. */
export const OneImport = ({ importId }: { importId: number }) => {
  const t = useTexts('project-import')
  const answer = useCall(getProjectImport, { query: { importId: String(importId) } }, { deniedHere: true })
  const one = answer.data
  // Replaces the list that led here, at the list's own URL.
  useLayoutEffect(() => {
    document.documentElement.scrollTop = 0
  }, [])
  return (
    <section className="import">
      <RecordNavigation backTo={importPath} backLabel={t('back')} />
      <PageHead title={one?.fileName ?? t('title')} />
      {one ? (
        <>
          <p className="import-state">
            <StateOf table={importStateTable} state={one.status} />
            <span className="import-hint">
              {one.createdBy.name} · <DateText value={one.createdAt} as="time" />
            </span>
          </p>
          {one.check ? <DraftImport one={one} /> : <ImportOutcome one={one} again={answer.refetch} />}
        </>
      ) : answer.error ? (
        <ErrorState error={answer.error} retry={() => void answer.refetch()} />
      ) : (
        <LoadingBlock lines={8} />
      )}
    </section>
  )
}
