import { download, saveFile } from '#platform/web/api/download.ts'
import { formatBytes } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import { withProgress } from '#platform/web/messages/progress-store.ts'
import { ActionIcons } from '#platform/web/work/actions/ActionIcons.tsx'
import type { MenuAction } from '#platform/web/work/components/ActionMenu.tsx'
import { DocumentIcon } from '#platform/web/work/components/icons/icons.ts'
import { TextButton } from '#platform/web/work/components/text/TextButton.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { downloadAcceleratorDocument } from '../../contract/document.endpoints.ts'
import type { AcceleratorDocument } from '../accelerator.types.ts'

type Props = { document: AcceleratorDocument; actions: readonly MenuAction[] }

/** A document: its name is the download link. */
export const DocumentRow = ({ document: { id, name, file, createdAt }, actions }: Props) => {
  const t = useTexts('accelerators')
  const fetchFile = () =>
    withProgress('document', () => download(downloadAcceleratorDocument, { query: { documentId: id } })).then(
      saveFile,
      notifyError,
    )
  return (
    <li className="accelerator-row">
      <DocumentIcon />
      <div>
        <TextButton aria-label={t('documents.download', { name })} onClick={fetchFile}>
          {name}
        </TextButton>
        <p>
          <span className="tabular">{formatBytes(file.size)}</span>
          <DateText value={createdAt} />
        </p>
      </div>
      <ActionIcons actions={actions} />
    </li>
  )
}
