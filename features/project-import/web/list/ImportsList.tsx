import { useRef, useState } from 'react'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { isOutsideTeam } from '#platform/web/api/api-error.ts'
import { upload } from '#platform/web/api/upload.ts'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useStore } from '#platform/web/use-store.ts'
import { InboxIcon, PeopleIcon } from '#platform/web/work/components/icons/icons.ts'
import { PageHead } from '#platform/web/work/components/PageHead.tsx'
import { EmptyState } from '#platform/web/work/components/states/EmptyState.tsx'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { PageState } from '#platform/web/work/components/states/PageState.tsx'
import { FileDrop } from '#platform/web/work/components/uploads/FileDrop.tsx'
import type { SendFile } from '#platform/web/work/components/uploads/use-uploads.ts'
import { useGo } from '#platform/web/work/navigation/use-go.ts'
import { listProjectImports, uploadProjectImport } from '../../contract/import.endpoints.ts'
import { importPath } from '../import.types.ts'
import { RowPages } from '../RowPages.tsx'
import { PastImport } from './PastImport.tsx'

const pageSize = 25

/** Where a file is brought, and the files brought so far. */
export const ImportsList = () => {
  const t = useTexts('project-import')
  const go = useGo()
  const accelerator = useStore(acceleratorStore)
  const [offset, setOffset] = useState(0)
  const brought = useRef<number | null>(null)
  const answer = useCall(
    listProjectImports,
    { query: { limit: String(pageSize), offset: String(offset) } },
    { enabled: accelerator !== null, deniedHere: true, keepPrevious: true },
  )
  const send: SendFile = async (file, options) => {
    brought.current = (await upload(uploadProjectImport, {}, file, options)).id
  }
  if (accelerator === null || isOutsideTeam(answer.error))
    return (
      <section>
        <PageHead />
        <PageState icon={PeopleIcon} title={t('noTeamTitle')} text={t('noTeam')} />
      </section>
    )
  const items = answer.data?.items
  return (
    <section className="import">
      <PageHead />
      <p className="import-lead">{t('intro')}</p>
      <FileDrop
        single
        label={t('upload.label')}
        send={send}
        onArrived={() => go(importPath, { search: { importId: brought.current ?? undefined } })}
      />
      <h2>{t('list.heading')}</h2>
      {items === undefined ? (
        answer.error ? (
          <ErrorState error={answer.error} retry={() => void answer.refetch()} />
        ) : (
          <LoadingBlock />
        )
      ) : items.length === 0 ? (
        <EmptyState icon={InboxIcon} title={t('list.emptyTitle')} text={t('list.emptyText')} />
      ) : (
        <>
          <ul className="import-rows">
            {items.map((row) => (
              <PastImport key={row.id} row={row} />
            ))}
          </ul>
          <RowPages
            label={t('list.heading')}
            offset={offset}
            shown={items.length}
            size={pageSize}
            total={answer.data?.total ?? 0}
            go={setOffset}
          />
        </>
      )}
    </section>
  )
}
