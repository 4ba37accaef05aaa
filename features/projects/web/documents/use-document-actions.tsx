import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { notify } from '#platform/web/messages/banner-store.ts'
import { useDeed } from '#platform/web/query/use-deed.ts'
import type { MenuAction } from '#platform/web/work/components/ActionMenu.tsx'
import { confirm } from '#platform/web/work/components/drawer/confirm.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { DeleteIcon, EditIcon } from '#platform/web/work/components/icons/icons.ts'
import { deleteProjectDocument } from '../../contract/project.endpoints.ts'
import type { ProjectDocument } from '../project.types.ts'
import { projectReads } from '../use-refresh-project.ts'
import { DocumentForm } from './DocumentForm.tsx'

/** What may be done with a document. */
export const useDocumentActions = (document: ProjectDocument): MenuAction[] => {
  const t = useTexts('projects')
  const remove = useDeed(deleteProjectDocument, { refreshes: projectReads, silent: true })
  const { id, name } = document
  const deeds = {
    edit: {
      icon: EditIcon,
      run: () => openDrawer({ title: t('documents.editTitle'), body: <DocumentForm document={document} /> }),
    },
    delete: {
      icon: DeleteIcon,
      run: () =>
        confirm({
          title: t('documents.deleteTitle'),
          text: t('documents.deleteText', { name }),
          submitLabel: t('actions.delete'),
          danger: true,
          onSubmit: async () => {
            await remove.mutateAsync({ body: { documentId: id } })
            notify({ code: 200, text: t('documents.deleted', { name }) })
          },
        }),
    },
  }
  return document.actions.map((key) => ({
    key,
    label: t(`actions.${key}`),
    icon: deeds[key].icon,
    danger: key === 'delete',
    onClick: deeds[key].run,
  }))
}
