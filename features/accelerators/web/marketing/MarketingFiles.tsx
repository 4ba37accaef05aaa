import '../accelerators.css'
import { useState } from 'react'
import { quotaState } from '#platform/domain/quotas.ts'
import { upload } from '#platform/web/api/upload.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { acceleratorStore } from '#platform/web/person-store.ts'
import { useStore } from '#platform/web/use-store.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { ListScreen } from '#platform/web/work/components/list/ListScreen.tsx'
import { useList } from '#platform/web/work/components/list/use-list.ts'
import { EmptyState } from '#platform/web/work/components/states/EmptyState.tsx'
import { QuotaNote } from '#platform/web/work/components/uploads/QuotaNote.tsx'
import { FileDrop } from '#platform/web/work/components/uploads/FileDrop.tsx'
import { listMarketingFiles, uploadMarketingFile } from '../../contract/marketing.endpoints.ts'
import type { MarketingAccess } from '../../domain/states.ts'
import type { MarketingFile } from '../accelerator.types.ts'
import { AccessChoice } from './AccessChoice.tsx'
import { fileActions } from './file-actions.tsx'
import { FileCard } from './FileCard.tsx'
import { fileColumns } from './file-columns.tsx'

const cardOf = (row: MarketingFile) => <FileCard file={row} />

/** Marketing files of the chosen accelerator: the team reads, its administrators manage. */
export const MarketingFiles = () => {
  const t = useTexts('accelerators')
  const chosen = useStore(acceleratorStore)
  const [access, setAccess] = useState<MarketingAccess>('TEAM')
  const list = useList(listMarketingFiles, {
    id: 'marketing-files',
    enabled: chosen !== null,
    deniedHere: true,
  })
  const { data } = list.answer
  const rowActions = useActions(fileActions)
  if (chosen === null) return <EmptyState title={t('noneTitle')} text={t('noneText')} />
  const mayUpload = data?.mayUpload ?? false
  const room = data?.room ?? null
  return (
    <div className="marketing-files">
      <ListScreen
        of={list}
        columns={fileColumns}
        rowName={(row) => row.name}
        rowActions={rowActions}
        card={cardOf}
        filters={{ access: 'marketing.accesses', group: 'marketing.groups' }}
        {...(mayUpload ? {} : { emptyText: t('marketing.emptyTeam') })}
      />
      {mayUpload ? (
        <section className="marketing-upload" aria-label={t('marketing.add')}>
          {room ? <QuotaNote room={room} /> : null}
          <AccessChoice value={access} onChange={setAccess} />
          {room && quotaState(room) === 'full' ? null : (
            <FileDrop
              label={t('marketing.add')}
              send={(file, options) => upload(uploadMarketingFile, { query: { access } }, file, options)}
            />
          )}
          {access === 'EVERYONE' && data?.approved === false ? (
            <p className="accelerator-help">{t('marketing.notApproved')}</p>
          ) : null}
        </section>
      ) : null}
    </div>
  )
}
