import { formatBytes } from '#platform/web/i18n/numbers.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useActions } from '#platform/web/work/actions/use-actions.tsx'
import { ActionMenu } from '#platform/web/work/components/ActionMenu.tsx'
import { DocumentIcon, EyeIcon, LinkIcon, PeopleIcon } from '#platform/web/work/components/icons/icons.ts'
import { DateText } from '#platform/web/work/components/text/DateText.tsx'
import type { ProjectDocument } from '../project.types.ts'
import { documentActions } from './document-actions.tsx'
import { DocumentName } from './DocumentName.tsx'

/** A document in the list: kind, visibility, author. */
export const DocumentRow = ({ document }: { document: ProjectDocument }) => {
  const t = useTexts('projects')
  const actions = useActions(documentActions)(document)
  const AccessIcon = document.access === 'EVERYONE' ? EyeIcon : PeopleIcon
  return (
    <li className="project-row">
      <span className="project-row-figure" aria-hidden>
        {document.file ? <DocumentIcon /> : <LinkIcon />}
      </span>
      <div className="project-row-main">
        <DocumentName document={document} />
        <p className="project-row-facts">
          {document.kind === 'PRESENTATION' ? <b>{t('documents.kinds.PRESENTATION')}</b> : null}
          <span className="project-access">
            <AccessIcon />
            {t(`documents.access.${document.access}`)}
          </span>
          {document.file ? <span className="tabular">{formatBytes(document.file.size)}</span> : null}
          {document.createdBy ? <span>{document.createdBy.name}</span> : null}
          <DateText value={document.createdAt} />
        </p>
      </div>
      <ActionMenu actions={actions} label={t('documents.actions', { name: document.name })} />
    </li>
  )
}
