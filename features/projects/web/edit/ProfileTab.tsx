import { useTexts } from '#platform/web/i18n/use-texts.ts'
import '../projects.css'
import { EyeIcon, EyeOffIcon } from '#platform/web/work/components/icons/icons.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { Slot } from '#platform/web/work/components/Slot.tsx'
import { EmptyState } from '#platform/web/work/components/states/EmptyState.tsx'
import { useRawSearch } from '#platform/web/work/navigation/use-screen-search.ts'
import { slotContent } from '#platform/web/work/slots.ts'
import type { Project } from '../project.types.ts'

/** The profile of a project: editable for its team, readable for all others; if hidden, shows why. */
export const ProfileTab = ({ project }: { project: Project }) => {
  const t = useTexts('projects')
  const [raw, setSearch] = useRawSearch()
  const { id, profileHidden, actions } = project
  const isTeam = actions.includes('edit')
  if (isTeam && profileHidden) {
    return (
      <EmptyState
        icon={EyeOffIcon}
        title={t('edit.profileHidden.title')}
        text={t('edit.profileHidden.text')}
      />
    )
  }
  if (!isTeam || !slotContent('profile.project')) return <Slot name="profile.read" id={id} />
  if (raw['readers'] === '1')
    return <Slot name="project.readers" project={project} onClose={() => setSearch({ readers: undefined })} />
  return (
    <>
      <p className="profile-visibility">
        <span>{t('visibility.who')}</span>
        <Button
          size="small"
          startIcon={<EyeIcon />}
          onClick={() => setSearch({ readers: '1' }, { push: true })}
        >
          {t('visibility.open')}
        </Button>
      </p>
      <Slot name="project.in-review" small id={id} />
      <Slot name="project.unread" small id={id} />
      <Slot name="profile.project" id={id} />
    </>
  )
}
