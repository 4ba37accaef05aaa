import '../accelerators.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import type { AcceleratorDocument } from '../accelerator.types.ts'
import { documentActions } from './document-actions.ts'
import { DocumentRow } from './DocumentRow.tsx'

export const DocumentRows = ({ documents }: { documents: readonly AcceleratorDocument[] }) => {
  const t = useTexts('accelerators')
  const actionsOf = useActions(documentActions)
  if (documents.length === 0) return <p className="accelerator-help">{t('documents.none')}</p>
  return (
    <ul className="accelerator-rows">
      {documents.map((document) => (
        <DocumentRow key={document.id} document={document} actions={actionsOf(document)} />
      ))}
    </ul>
  )
}
