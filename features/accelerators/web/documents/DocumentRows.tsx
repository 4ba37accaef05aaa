import '../accelerators.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { confirm } from '#platform/web/work/components/drawer/confirm.tsx'
import { deleteAcceleratorDocument } from '../../contract/document.endpoints.ts'
import type { AcceleratorDocument } from '../accelerator.types.ts'
import { DocumentRow } from './DocumentRow.tsx'

type Props = { documents: readonly AcceleratorDocument[]; mayDelete: boolean }

/** Documents, newest first. */
export const DocumentRows = ({ documents, mayDelete }: Props) => {
  const t = useTexts('accelerators')
  const remove = useCommand(deleteAcceleratorDocument)
  if (documents.length === 0) return <p className="accelerator-help">{t('documents.none')}</p>
  const ask = ({ id, name }: AcceleratorDocument) =>
    confirm({
      title: t('documents.deleteTitle'),
      text: t('documents.deleteText', { name }),
      submitLabel: t('actions.delete'),
      danger: true,
      onSubmit: async () => {
        await remove.mutateAsync({ body: { documentId: id } })
        notify({ code: 200, text: t('documents.deleted', { name }) })
      },
    })
  return (
    <ul className="accelerator-rows">
      {documents.map((document) => (
        <DocumentRow
          key={document.id}
          document={document}
          onDelete={mayDelete ? () => ask(document) : undefined}
        />
      ))}
    </ul>
  )
}
