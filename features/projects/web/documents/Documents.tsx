import '../projects.css'
import { quotaState } from '#platform/domain/quotas.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { DocumentIcon, LinkIcon } from '#platform/web/work/components/icons/icons.ts'
import { EmptyState } from '#platform/web/work/components/states/EmptyState.tsx'
import { QuotaNote } from '#platform/web/work/components/uploads/QuotaNote.tsx'
import type { Project } from '../project.types.ts'
import { DocumentRow } from './DocumentRow.tsx'
import { DocumentUpload } from './DocumentUpload.tsx'
import { LinkForm } from './LinkForm.tsx'

/** The documents tab: files and links, each for everyone or for the team only. */
export const Documents = ({ project }: { project: Project }) => {
  const t = useTexts('projects')
  const mayAdd = project.actions.includes('addDocument')
  const isFull = project.room !== null && quotaState(project.room) === 'full'
  const addLink = () =>
    openDrawer({ title: t('documents.linkTitle'), body: <LinkForm projectId={project.id} /> })
  return (
    <section className="project-section">
      <header>
        <h2>{t('documents.title')}</h2>
        {mayAdd ? (
          <Button startIcon={<LinkIcon />} onClick={addLink}>
            {t('documents.addLink')}
          </Button>
        ) : null}
      </header>
      {mayAdd && project.room ? <QuotaNote room={project.room} /> : null}
      {mayAdd && !isFull ? <DocumentUpload projectId={project.id} /> : null}
      {project.documents.length === 0 ? (
        <EmptyState icon={DocumentIcon} title={t('documents.emptyTitle')} text={t('documents.emptyText')} />
      ) : (
        <ul className="project-rows">
          {project.documents.map((document) => (
            <DocumentRow key={document.id} document={document} />
          ))}
        </ul>
      )}
    </section>
  )
}
