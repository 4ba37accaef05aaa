import '../projects.css'
import { upload } from '#platform/web/api/upload.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { useCommand } from '#platform/web/query/use-command.ts'
import { ImageField } from '#platform/web/work/components/form/ImageField.tsx'
import { deleteProjectLogo, uploadProjectLogo } from '../../contract/project-logo.endpoints.ts'
import type { Project } from '../project.types.ts'

/** The logo: cropped to a square, uploaded at once. */
export const ProjectLogo = ({ project: { id, name, logoUrl } }: { project: Project }) => {
  const t = useTexts('projects')
  const remove = useCommand(deleteProjectLogo)
  return (
    <div className="project-logo">
      <ImageField
        square
        label={t('fields.logo')}
        help={t('fields.logoHelp')}
        name={name}
        url={logoUrl}
        send={async (file, { x, y, size }, options) => {
          const part = { x: String(x), y: String(y), size: String(size) }
          await upload(uploadProjectLogo, { query: { projectId: String(id), ...part } }, file, options)
        }}
        remove={() => remove.mutate({ body: { projectId: id } })}
      />
    </div>
  )
}
