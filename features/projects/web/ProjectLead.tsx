import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { PersonName } from '#platform/web/work/components/text/PersonName.tsx'
import type { ProjectPage } from './project.types.ts'

/** The leader of a project, or the accelerator that manages it; nothing for a leader who is not shown. */
export const ProjectLead = ({
  project: { leader, keeper },
}: {
  project: Pick<ProjectPage, 'leader' | 'keeper'>
}) => {
  const t = useTexts('projects')
  if (keeper) return <span>{t('keeping.by', { accelerator: keeper.name })}</span>
  if (!leader) return null
  return (
    <span>
      {`${t('team.leader')}: `}
      <PersonName person={leader} />
    </span>
  )
}
