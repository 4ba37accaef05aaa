import type { MouseEvent, ReactNode } from 'react'
import { download, saveFile } from '#platform/web/api/download.ts'
import { mayBeSignedIn } from '#platform/web/session.ts'
import { downloadProfileFile } from '../../../project-profiles/contract/profile.endpoints.ts'
import { downloadProjectDocument } from '../../../projects/contract/project.endpoints.ts'

type Props = { name: string; onOpen?: () => void; children: ReactNode } & (
  | { projectId: number; fileId: string }
  | { documentId: number }
)

/** A file of a project: a link for a guest; signed-in users download it with their own permissions. */
export const FileLink = ({ name, onOpen, children, ...of }: Props) => {
  const href =
    'fileId' in of
      ? `/api/v1${downloadProfileFile.path}?projectId=${of.projectId}&fileId=${of.fileId}`
      : `/api/v1${downloadProjectDocument.path}?documentId=${of.documentId}`
  const press = (event: MouseEvent): void => {
    onOpen?.()
    if (!mayBeSignedIn()) return
    event.preventDefault()
    const file =
      'fileId' in of
        ? download(downloadProfileFile, { query: { projectId: String(of.projectId), fileId: of.fileId } })
        : download(downloadProjectDocument, { query: { documentId: String(of.documentId) } })
    file.then(saveFile, (error: unknown) => console.info('the file is not there any more', error))
  }
  return (
    <a href={href} download={name} onClick={press}>
      {children}
    </a>
  )
}
