import '../accelerators.css'
import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { upload } from '#platform/web/api/upload.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { useStore } from '#platform/web/use-store.ts'
import { ListScreen } from '#platform/web/work/components/list/ListScreen.tsx'
import { useListState } from '#platform/web/work/components/list/use-list-state.ts'
import { EmptyState } from '#platform/web/work/components/states/EmptyState.tsx'
import { FileDrop } from '#platform/web/work/components/uploads/FileDrop.tsx'
import { listMarketingFiles, uploadMarketingFile } from '../../contract/marketing.endpoints.ts'
import { marketingAccess, type MarketingAccess } from '../../domain/states.ts'
import type { MarketingFile } from '../accelerator.types.ts'
import { AccessChoice } from './AccessChoice.tsx'
import { FileCard } from './FileCard.tsx'
import { useFileActions } from './use-file-actions.tsx'
import { useFileColumns } from './use-file-columns.tsx'

const cardOf = (row: MarketingFile) => <FileCard file={row} />

/** What the chosen accelerator shows itself with: the team reads, its administrators manage. */
export const MarketingFiles = () => {
  const t = useTexts('accelerators')
  const client = useQueryClient()
  const chosen = useStore(acceleratorStore)
  const [access, setAccess] = useState<MarketingAccess>('TEAM')
  const list = useListState({
    id: 'marketing-files',
    sortings: ['CREATE_DATE', 'NAME', 'SIZE'],
    defaultSort: '-CREATE_DATE',
    filters: { access: marketingAccess },
  })
  const answer = useCall(
    listMarketingFiles,
    { query: list.query },
    { enabled: chosen !== null, keepPrevious: true, deniedHere: true },
  )
  const columns = useFileColumns()
  const rowActions = useFileActions()
  if (chosen === null) return <EmptyState title={t('noneTitle')} text={t('noneText')} />
  const mayUpload = answer.data?.mayUpload ?? false
  return (
    <div className="marketing-files">
      <ListScreen
        list={list}
        answer={answer}
        columns={columns}
        rowKey={(row) => row.id}
        rowName={(row) => row.name}
        rowActions={rowActions}
        card={cardOf}
        filters={[
          {
            key: 'access',
            title: t('marketing.access'),
            options: marketingAccess.map((value) => ({ value, label: t(`marketing.accesses.${value}`) })),
          },
        ]}
        empty={{
          title: t('marketing.emptyTitle'),
          text: t(mayUpload ? 'marketing.emptyText' : 'marketing.emptyTeam'),
        }}
      />
      {mayUpload ? (
        <section className="marketing-upload" aria-label={t('marketing.add')}>
          <AccessChoice value={access} onChange={setAccess} />
          <FileDrop
            label={t('marketing.add')}
            send={(file, options) => upload(uploadMarketingFile, { query: { access } }, file, options)}
            onArrived={() => void client.invalidateQueries({ queryKey: [listMarketingFiles.name] })}
          />
          {access === 'EVERYONE' && answer.data?.approved === false ? (
            <p className="accelerator-help">{t('marketing.notApproved')}</p>
          ) : null}
        </section>
      ) : null}
    </div>
  )
}
