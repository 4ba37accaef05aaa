import '../projects.css'
import '../team/team.css'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import type { ProjectPage } from '../project.types.ts'
import { MemberRow } from '../team/MemberRow.tsx'

/** The visible members, and the number of the others. */
export const ShownTeam = ({ project: { id, keeper, members, othersCount } }: { project: ProjectPage }) => {
  const t = useTexts('projects')
  return (
    <div className="project-section">
      {keeper ? <p className="project-help">{t('keeping.by', { accelerator: keeper.name })}</p> : null}
      {members.length > 0 ? (
        <ul className="project-rows">
          {members.map((member) => (
            <MemberRow key={member.id} member={member} projectId={id} />
          ))}
        </ul>
      ) : null}
      {othersCount > 0 ? (
        <p className="project-help">
          {t(members.length > 0 ? 'details.others' : 'details.onlyOthers', { count: othersCount })}
        </p>
      ) : null}
    </div>
  )
}
