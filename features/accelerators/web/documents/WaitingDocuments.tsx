import { upload } from '#platform/web/api/upload.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCall } from '#platform/web/query/use-call.ts'
import { ErrorState } from '#platform/web/work/components/states/ErrorState.tsx'
import { LoadingBlock } from '#platform/web/work/components/states/LoadingBlock.tsx'
import { FileDrop } from '#platform/web/work/components/uploads/FileDrop.tsx'
import { listWaitingDocuments, uploadWaitingDocument } from '../../contract/document.endpoints.ts'
import { DocumentRows } from './DocumentRows.tsx'

/** Documents of a request that is being written: stored immediately, and available wherever it is continued. */
export const WaitingDocuments = () => {
  const t = useTexts('accelerators')
  const { data, error, refetch } = useCall(listWaitingDocuments, {})
  return (
    <section className="accelerator-documents">
      <h3>{t('documents.title')}</h3>
      <p className="accelerator-help">{t('documents.help')}</p>
      <FileDrop
        label={t('documents.add')}
        send={(file, options) => upload(uploadWaitingDocument, {}, file, options)}
      />
      {data ? (
        <DocumentRows documents={data.items} />
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <LoadingBlock lines={2} />
      )}
    </section>
  )
}
