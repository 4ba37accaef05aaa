import { download, saveFile } from '#platform/web/api/download.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import { withProgress } from '#platform/web/messages/progress-store.ts'
import { TextButton } from '#platform/web/work/components/text/TextButton.tsx'
import { TextLink } from '#platform/web/work/components/text/TextLink.tsx'
import { downloadProjectDocument } from '../../contract/project.endpoints.ts'
import type { ProjectDocument } from '../project.types.ts'

/** A document's name, which opens the link or downloads the file. */
export const DocumentName = ({ document: { id, name, url } }: { document: ProjectDocument }) => {
  const t = useTexts('projects')
  if (url !== null) {
    return (
      <TextLink href={url} aria-label={t('documents.openLink', { name })}>
        {name}
      </TextLink>
    )
  }
  const fetchFile = () =>
    withProgress('document', () => download(downloadProjectDocument, { query: { documentId: id } })).then(
      saveFile,
      notifyError,
    )
  return (
    <TextButton aria-label={t('documents.download', { name })} onClick={fetchFile}>
      {name}
    </TextButton>
  )
}
