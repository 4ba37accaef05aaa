import { upload } from '#platform/web/api/upload.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { FileDrop } from '#platform/web/work/components/uploads/FileDrop.tsx'
import { uploadAcceleratorDocument } from '../../contract/document.endpoints.ts'
import type { Accelerator } from '../accelerator.types.ts'
import { DocumentRows } from './DocumentRows.tsx'

type Props = { accelerator: Pick<Accelerator, 'id' | 'documents' | 'actions'> }

/** Documents of an accelerator; its administrators add and delete them. */
export const AcceleratorDocuments = ({ accelerator: { id, documents, actions } }: Props) => {
  const t = useTexts('accelerators')
  const mayEdit = actions.includes('edit')
  return (
    <section className="accelerator-documents">
      <h3>{t('documents.title')}</h3>
      {mayEdit ? (
        <>
          <p className="accelerator-help">{t('documents.help')}</p>
          <FileDrop
            label={t('documents.add')}
            send={(file, options) =>
              upload(uploadAcceleratorDocument, { query: { acceleratorId: String(id) } }, file, options)
            }
          />
        </>
      ) : null}
      <DocumentRows documents={documents} />
    </section>
  )
}
