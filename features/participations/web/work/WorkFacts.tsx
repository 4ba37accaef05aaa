import { linkTo } from '#platform/domain/screen-paths.ts'
import { useTexts } from '#platform/web/i18n/use-texts.ts'
import { PersonAvatar } from '#platform/web/work/components/text/PersonAvatar.tsx'
import { Slot } from '#platform/web/work/components/Slot.tsx'
import { ScreenLink } from '#platform/web/work/navigation/ScreenLink.tsx'
import type { Participation } from '../work.types.ts'
import { nextStepOf } from './next-step.ts'
import { workPath } from './work-search.ts'

/** Track, accelerator and tracker. */
export const WorkFacts = ({ participation }: { participation: Participation }) => {
  const t = useTexts('participations')
  const { project, track, programme, accelerator, tracker, transferredTo, transferredFrom } = participation
  return (
    <>
      <span className="tabular">{t('work.number', { number: project.serialNumber })}</span>
      <span className="on-track-name">{track.name}</span>
      <span>
        {programme.name}, {accelerator.name}
      </span>
      <ScreenLink to={linkTo('/bch/view/project-details', { id: project.id, tab: 'profile' })}>
        {t('work.profile')}
      </ScreenLink>
      {transferredTo ? (
        <ScreenLink to={linkTo(workPath, { projectTrackId: transferredTo.projectTrackId })}>
          {t('work.transferredTo', { track: transferredTo.track.name })}
        </ScreenLink>
      ) : null}
      {transferredFrom.map(({ projectTrackId, track: before }) => (
        <ScreenLink key={projectTrackId} to={linkTo(workPath, { projectTrackId })}>
          {t('work.transferredFrom', { track: before.name })}
        </ScreenLink>
      ))}
      <span className="on-track-tracker">
        {tracker ? (
          <>
            {t('work.tracker')} <PersonAvatar person={tracker} size={20} />
          </>
        ) : (
          t('work.noTracker')
        )}
        {participation.actions.includes('SET_TRACKER') ? (
          <Slot
            name="participation.set-tracker"
            small
            projectTrackId={participation.id}
            project={project.name}
            trackerUid={tracker?.uid ?? null}
            isNext={tracker === null && nextStepOf(participation)?.key !== 'reviewMine'}
          />
        ) : null}
      </span>
    </>
  )
}
