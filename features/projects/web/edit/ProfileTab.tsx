import { useTexts } from '#platform/web/i18n/use-texts.ts'
import '../visibility/visibility.css'
import { EyeIcon, EyeOffIcon } from '#platform/web/work/components/icons/icons.ts'
import { Button } from '#platform/web/work/components/Button.tsx'
import { openDrawer } from '#platform/web/work/components/drawer/drawer-store.ts'
import { Slot } from '#platform/web/work/components/Slot.tsx'
import { EmptyState } from '#platform/web/work/components/states/EmptyState.tsx'
import { slotContent } from '#platform/web/work/slots.ts'
import type { Project } from '../project.types.ts'
import { VisibilityPanel } from '../visibility/VisibilityPanel.tsx'

/** The profile of a project: to fill for its team, to read for all others; hidden, it says why. */
export const ProfileTab = ({ project: { id, profileHidden, actions } }: { project: Project }) => {
  const t = useTexts('projects')
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
  const openVisibility = () =>
    openDrawer({ title: t('visibility.title'), body: <VisibilityPanel projectId={id} /> })
  return (
    <>
      <p className="profile-visibility">
        <span>{t('visibility.who')}</span>
        <Button size="small" startIcon={<EyeIcon />} onClick={openVisibility}>
          {t('visibility.open')}
        </Button>
      </p>
      <Slot name="profile.project" id={id} />
    </>
  )
}
