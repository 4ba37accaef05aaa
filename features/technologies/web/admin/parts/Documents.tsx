import { download, saveFile } from '#platform/web/api/download.ts'
import { upload } from '#platform/web/api/upload.ts'
import { formatBytes } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notifyError } from '#platform/web/messages/banner-store.ts'
import { withProgress } from '#platform/web/messages/progress-store.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { confirm } from '#platform/web/work/components/drawer/confirm.tsx'
import { IconAction } from '#platform/web/work/components/IconAction.tsx'
import { DeleteIcon, DocumentIcon } from '#platform/web/work/components/icons/icons.ts'
import { Row, Rows, Section } from '#platform/web/work/components/rows/Rows.tsx'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import { TextButton } from '#platform/web/work/components/text/TextButton.tsx'
import { FileDrop } from '#platform/web/work/components/uploads/FileDrop.tsx'
import {
  deleteTechnologyDocument,
  downloadTechnologyDocument,
  uploadTechnologyDocument,
} from '../../../contract/technology-parts.endpoints.ts'
import type { Technology } from '../technology.types.ts'

const fetchDocument = (id: number): void =>
  void withProgress('document', () =>
    download(downloadTechnologyDocument, { query: { documentId: String(id) } }),
  ).then(saveFile, notifyError)

/** Documents of a technology, which are public with its page. */
export const Documents = ({ technology: { id, documents, actions } }: { technology: Technology }) => {
  const t = useTexts('technologies')
  const remove = useCommand(deleteTechnologyDocument, { success: t('documents.removed') })
  const mayEdit = actions.includes('edit')
  return (
    <Section title={t('details.tabs.documents')} help={t('documents.help')}>
      {mayEdit ? (
        <FileDrop
          label={t('documents.add')}
          send={(file, options) =>
            upload(uploadTechnologyDocument, { query: { technologyId: String(id) } }, file, options)
          }
        />
      ) : null}
      {documents.length === 0 ? (
        <p>{t('documents.none')}</p>
      ) : (
        <Rows>
          {documents.map((one) => (
            <Row
              key={one.id}
              figure={<DocumentIcon />}
              title={<TextButton onClick={() => fetchDocument(one.id)}>{one.name}</TextButton>}
              facts={
                <>
                  {formatBytes(one.size)} · <DateText value={one.createdAt} />
                </>
              }
              end={
                mayEdit ? (
                  <IconAction
                    icon={DeleteIcon}
                    label={t('documents.remove', { name: one.name })}
                    tip="end"
                    onClick={() =>
                      confirm({
                        title: t('documents.removeTitle', { name: one.name }),
                        text: t('documents.removeText'),
                        submitLabel: t('documents.removeYes'),
                        danger: true,
                        onSubmit: () => remove.mutateAsync({ body: { documentId: one.id } }),
                      })
                    }
                  />
                ) : null
              }
            />
          ))}
        </Rows>
      )}
    </Section>
  )
}
